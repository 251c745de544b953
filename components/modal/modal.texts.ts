import { defineTexts } from '../texts/texts.ts';

export const modalTexts = defineTexts('modal', {
  pl: { close: 'Zamknij', busy: 'W\u00a0toku. Poczekaj chwilę.' },
  en: { close: 'Close', busy: 'In progress. Wait a moment.' },
});
