import { defineTexts } from '../../../../../components/texts/texts.ts';

export const offlineTexts = defineTexts('offline', {
  pl: {
    head: 'Brak połączenia z\u00a0internetem',
    title: 'Nie ma połączenia z\u00a0internetem.',
    lead: 'Sprawdź sieć i\u00a0spróbuj jeszcze raz. Twój koszyk i\u00a0lista czekają.',
    again: 'Spróbuj jeszcze raz',
  },
  en: {
    head: 'No internet connection',
    title: 'There is no internet connection.',
    lead: 'Check your network and try again. Your basket and list are waiting.',
    again: 'Try again',
  },
});
