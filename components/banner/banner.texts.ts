import { defineTexts } from '../texts/texts.ts';

export const bannerTexts = defineTexts('banner', {
  pl: {
    info: 'Informacja',
    warning: 'Ostrzeżenie',
    error: 'Błąd',
    success: 'Potwierdzenie',
    close: 'Zamknij',
  },
  en: {
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
    success: 'Confirmation',
    close: 'Close',
  },
});
