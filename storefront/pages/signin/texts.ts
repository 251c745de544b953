import { defineTexts } from '../../../components/texts/texts.ts';

export const signInTexts = defineTexts('signIn', {
  pl: {
    title: 'Logowanie',
    login: 'Login albo e-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętam hasła',
    register: 'Załóż konto',
    orderLead: 'Zaloguj się, a\u00a0przejdziesz prosto do podsumowania zamówienia. Koszyk zostaje taki, jaki jest.',
    withoutAccount: 'Kup bez konta',
  },
});
