import { defineTexts } from '../../../../../components/texts/texts.ts';

export const rmaOpenTexts = defineTexts('rmaOpen', {
  pl: {
    title: 'Sprawdź reklamację',
    lead: 'Podaj numer reklamacji i\u00a0e-mail albo telefon z\u00a0zamówienia. Konto nie jest potrzebne.',
    number: 'Numer reklamacji',
    numberNote: 'Jest w\u00a0potwierdzeniu, np. R/2026/031.',
    submit: 'Pokaż reklamację',
    signIn: 'Mam konto, zaloguj się',
    unknown: 'Nie znaleźliśmy takiej reklamacji.',
    unknownText: 'Sprawdź numer i\u00a0e-mail albo telefon: muszą być takie jak w\u00a0zamówieniu.',
  },
  en: {
    title: 'Find your complaint',
    lead: 'Enter the complaint number and the email or phone from the order. You do not need an account.',
    number: 'Complaint number',
    numberNote: 'It is in the confirmation, e.g. R/2026/031.',
    submit: 'Show complaint',
    signIn: 'I have an account, sign in',
    unknown: 'We could not find this complaint.',
    unknownText: 'Check the number and the email or phone: they must be the same as in the order.',
  },
});
