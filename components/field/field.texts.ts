import { defineTexts } from '../texts/texts.ts';

export const fieldTexts = defineTexts('field', {
  pl: { optional: '(nieobowiązkowe)' },
  en: { optional: '(optional)' },
});
