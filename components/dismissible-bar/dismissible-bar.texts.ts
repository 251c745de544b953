import { defineTexts } from '../texts/texts.ts';

export const dismissibleBarTexts = defineTexts('dismissible-bar', {
  pl: { close: 'Zamknij' },
  en: { close: 'Close' },
});
