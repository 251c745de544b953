import { defineTexts } from '../../../../../components/texts/texts.ts';

export const orderLookupTexts = defineTexts('orderLookup', {
  pl: {
    title: 'Sprawdź zamówienie',
    lead: 'Podaj numer zamówienia i\u00a0e-mail albo telefon z\u00a0zamówienia. Konto nie jest potrzebne.',
    number: 'Numer zamówienia',
    numberNote: 'Jest w\u00a0potwierdzeniu, np. 20261121/014.',
    submit: 'Pokaż zamówienie',
    signIn: 'Mam konto, zaloguj się',
    unknown: 'Nie znaleźliśmy takiego zamówienia.',
    unknownText: 'Sprawdź numer i\u00a0e-mail albo telefon: muszą być takie jak w\u00a0zamówieniu.',
  },
});
