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
});
