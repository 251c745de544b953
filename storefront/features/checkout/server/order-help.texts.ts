import { defineTexts } from '../../../../components/texts/texts.ts';

export const orderHelpTexts = defineTexts('orderHelp', {
  pl: {
    title: 'Pomoc przy zamówieniu',
    question: 'Masz pytanie? Zadzwoń albo napisz.',
    write: 'Masz pytanie? Napisz.',
    call: 'Masz pytanie? Zadzwoń.',
    terms: 'Regulamin',
    privacy: 'Prywatność',
    accessibility: 'Dostępność',
  },
});
