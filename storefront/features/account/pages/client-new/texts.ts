import { defineTexts } from '../../../../../components/texts/texts.ts';

export const clientNewTexts = defineTexts('clientNew', {
  pl: {
    title: 'Nowe konto',
    lead: 'Kilka pól i\u00a0jeden mail, który potwierdzi Twój adres.',
    reasons: 'Co daje konto',
    everywhere: 'Koszyk i\u00a0listy zakupowe czekają na każdym urządzeniu.',
    together: 'Zamówienia, zwroty i\u00a0reklamacje są w\u00a0jednym miejscu.',
    rewards: 'Punkty i\u00a0rabaty masz zawsze pod ręką.',
    notNeeded: 'Do zakupów konto nie jest potrzebne.',
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
