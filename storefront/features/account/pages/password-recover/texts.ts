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
});
