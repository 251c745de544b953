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
  en: {
    title: 'Find your return',
    lead: 'Enter the return number and the email or phone from the order. You do not need an account.',
    number: 'Return number',
    numberNote: 'It is in the confirmation, e.g. 20261121/014-1. To announce a new return, enter the order number.',
    submit: 'Show return',
    signIn: 'I have an account, sign in',
    unknown: 'We could not find this return.',
    unknownText: 'Check the number and the email or phone: they must be the same as in the order.',
  },
});
