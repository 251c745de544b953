import { defineTexts } from '../texts/texts.ts';

export const radioGroupTexts = defineTexts('radio-group', {
  pl: { unavailable: 'chwilowo brak' },
  en: { unavailable: 'currently unavailable' },
});
