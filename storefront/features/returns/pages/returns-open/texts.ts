import { defineTexts } from '../../../../../components/texts/texts.ts';

export const returnsOpenTexts = defineTexts('returnsOpen', {
  pl: {
    title: 'Sprawdź zwrot',
    lead: 'Podaj numer zwrotu i\u00a0e-mail albo telefon z\u00a0zamówienia. Konto nie jest potrzebne.',
    number: 'Numer zwrotu',
    numberNote: 'Jest w\u00a0potwierdzeniu, np. 20261121/014-1. Żeby zgłosić nowy zwrot, podaj numer zamówienia.',
    submit: 'Pokaż zwrot',
    signIn: 'Mam konto, zaloguj się',
    unknown: 'Nie znaleźliśmy takiego zwrotu.',
    unknownText: 'Sprawdź numer i\u00a0e-mail albo telefon: muszą być takie jak w\u00a0zamówieniu.',
  },
});
