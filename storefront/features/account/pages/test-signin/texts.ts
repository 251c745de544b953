import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The page of the test provider of sign-ins. */
export const testSignInTexts = defineTexts('testSignIn', {
  pl: {
    title: 'Logowanie na próbę',
    test: 'To symulator.',
    testLead:
      'Ta strona udaje serwis, w\u00a0którym masz już konto. Podaj wymyślone dane: niczego nie sprawdzamy, a\u00a0każdy, kto wpisze ten sam adres, zaloguje się tak samo.',
    firstname: 'Imię',
    lastname: 'Nazwisko',
    email: 'E-mail',
    verified: 'Serwis potwierdził ten adres e-mail',
    agree: 'Zaloguj się w\u00a0sklepie',
    deny: 'Wróć do sklepu bez logowania',
  },
  en: {
    title: 'Test sign-in',
    test: 'This is a simulator.',
    testLead:
      'This page plays a service where you already have an account. Enter made-up details: we check nothing, and anyone who enters the same address signs in the same way.',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    verified: 'The service has verified this email address',
    agree: 'Sign in to the shop',
    deny: 'Back to the shop without signing in',
  },
});
