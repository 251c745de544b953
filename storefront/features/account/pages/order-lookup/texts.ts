import { defineTexts } from '../../../../../components/texts/texts.ts';

export const orderLookupTexts = defineTexts('orderLookup', {
  pl: {
    title: 'Sprawdź zamówienie',
    lead: 'Podaj numer zamówienia i\u00a0adres e-mail, na który przyszło potwierdzenie. Konto nie jest potrzebne.',
    number: 'Numer zamówienia',
    numberNote: 'Jest w\u00a0potwierdzeniu, np. 20261121/014.',
    email: 'E-mail',
    submit: 'Pokaż zamówienie',
    signIn: 'Mam konto, zaloguj się',
    unknown: 'Nie znaleźliśmy takiego zamówienia.',
    unknownText: 'Sprawdź numer i\u00a0adres e-mail: oba muszą być takie jak w\u00a0potwierdzeniu.',
  },
});
