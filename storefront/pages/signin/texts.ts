import { defineTexts } from '../../../components/texts/texts.ts';

export const signInTexts = defineTexts('signIn', {
  pl: {
    title: 'Logowanie',
    login: 'Login albo e-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętam hasła',
    register: 'Załóż konto',
  },
});
