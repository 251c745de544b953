import { defineTexts } from '../../../../../components/texts/texts.ts';

export const passwordRecoverTexts = defineTexts('passwordRecover', {
  pl: {
    title: 'Nowe hasło',
    lead: 'Podaj e-mail do konta. Wyślemy link, pod którym ustawisz nowe hasło.',
    email: 'E-mail',
    submit: 'Wyślij link',
    newLead: 'Wpisz nowe hasło dwa razy. Na innych urządzeniach trzeba się będzie zalogować od nowa.',
    password: 'Nowe hasło',
    passwordRepeat: 'Powtórz hasło',
    save: 'Zapisz hasło',
    changed: 'Nowe hasło jest zapisane. Możesz się nim zalogować.',
    signIn: 'Wróć do logowania',
  },
  en: {
    title: 'New password',
    lead: 'Enter the email of your account. We will send a link for setting a new password.',
    email: 'Email',
    submit: 'Send the link',
    newLead: 'Enter the new password twice. You will have to sign in again on other devices.',
    password: 'New password',
    passwordRepeat: 'Repeat the password',
    save: 'Save the password',
    changed: 'The new password is saved. You can sign in with it.',
    signIn: 'Back to sign in',
  },
});
