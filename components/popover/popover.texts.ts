import { defineTexts } from '../texts/texts.ts';

export const popoverTexts = defineTexts('popover', {
  pl: { close: 'Zamknij' },
  en: { close: 'Close' },
});
