import { defineTexts } from '../texts/texts.ts';

export const dismissibleBarTexts = defineTexts('dismissible-bar', {
  pl: { close: 'Zamknij', info: 'Informacja', warning: 'Ostrzeżenie', error: 'Błąd', success: 'Potwierdzenie' },
  en: { close: 'Close', info: 'Information', warning: 'Warning', error: 'Error', success: 'Confirmation' },
});
