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
  en: {
    title: 'Help with your order',
    question: 'Any questions? Call us or write to us.',
    write: 'Any questions? Write to us.',
    call: 'Any questions? Call us.',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
  },
});
