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
  en: {
    title: 'Find an order',
    lead: 'Enter the order number and the email or phone from the order. You do not need an account.',
    number: 'Order number',
    numberNote: 'It is in the confirmation, e.g. 20261121/014.',
    submit: 'Show the order',
    signIn: 'I have an account, sign in',
    unknown: 'We found no such order.',
    unknownText: 'Check the number and the email or phone: they must be the same as in the order.',
  },
});
