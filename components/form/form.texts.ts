import { defineTexts } from '../texts/texts.ts';

export const formTexts = defineTexts('form', {
  pl: {
    /** The title of a page with form errors: screen readers read it first. */
    failedTitle: 'Błąd: {title}',
    checking: 'Sprawdzamy…',
    refused: 'Ta wartość jest niepoprawna.',
    lost: 'Nie udało się wysłać.',
    lostText: 'Wszystko, co tu jest wpisane, zostało. Sprawdź połączenie i\u00a0wyślij jeszcze raz.',
  },
  en: {
    failedTitle: 'Error: {title}',
    checking: 'Checking…',
    refused: 'This value is not right.',
    lost: 'It could not be sent.',
    lostText: 'Everything you typed is still here. Check your connection and send it again.',
  },
});
