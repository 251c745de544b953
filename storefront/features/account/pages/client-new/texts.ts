import { defineTexts } from '../../../../../components/texts/texts.ts';

export const clientNewTexts = defineTexts('clientNew', {
  pl: {
    title: 'Nowe konto',
    lead: 'Z\u00a0kontem Twój koszyk czeka na każdym urządzeniu.',
    submit: 'Załóż konto',
    signIn: 'Mam już konto',
    asked: 'Na adres {email} wysłaliśmy mail. Dokończ zakładanie konta pod linkiem, który w\u00a0nim jest.',
    confirmTitle: 'Otwórz konto',
    confirmLead: 'Adres się zgadza. Wpisz jeszcze hasło wybrane przy zakładaniu konta.',
    password: 'Hasło',
    confirm: 'Otwórz konto',
    wrongPassword: 'To nie jest hasło wybrane przy zakładaniu konta.',
    expired: 'Ten link już nie działa. Załóż konto jeszcze raz albo się zaloguj.',
    known: 'Konto z\u00a0tym adresem już jest. Zaloguj się.',
    welcome: 'Konto jest gotowe.',
    otherLogin: 'Konto jest gotowe. Wybrany login jest już zajęty, więc loguj się adresem {email}.',
  },
});
