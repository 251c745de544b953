import { defineTexts } from '../../../../../components/texts/texts.ts';

export const instalmentsPageTexts = defineTexts('instalmentsPage', {
  pl: { home: 'Strona główna' },
  en: {
    home: 'Home',
  },
});
