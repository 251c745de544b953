import { defineTexts } from '../texts/texts.ts';

export const backToTopTexts = defineTexts('back-to-top', {
  pl: { toTop: 'Wróć na górę' },
  en: { toTop: 'Back to top' },
});
