import { defineTexts } from '../../../../../components/texts/texts.ts';

export const signInSocialTexts = defineTexts('signInSocial', {
  pl: {
    by: 'Zaloguj się przez {provider}',
    connect: 'Połącz: {provider}',
    startTitle: 'Logowanie przez {provider}',
    startLead:
      'Na następnej stronie potwierdzisz, że to Ty. Sklep dostanie Twoje imię, nazwisko i\u00a0adres e-mail. Hasła do tamtego konta nie pozna.',
    goOn: 'Przejdź dalej',
    otherwise: 'Zaloguj się inaczej',
    linkTitle: 'Połącz z\u00a0kontem w\u00a0sklepie',
    linkLead:
      'Konto z\u00a0adresem {email} już jest. Wpisz jego hasło, a\u00a0następnym razem zalogujesz się bez niego.',
    linkNoneLead:
      'Konto z\u00a0adresem {email} już jest i\u00a0otwiera je inny serwis. Zaloguj się tamtym sposobem albo ustaw hasło.',
    linkOwnLead: 'Potwierdź hasłem do konta w\u00a0sklepie, że logowanie kontem {email} ma je otwierać.',
    password: 'Hasło do konta w\u00a0sklepie',
    link: 'Połącz konta',
    forgotten: 'Nie pamiętam hasła',
    openTitle: 'Nowe konto',
    openLead: 'Zaloguje Cię do niego {provider}, więc hasła nie trzeba. Ustawisz je w\u00a0koncie, gdy zechcesz.',
    open: 'Załóż konto',
    opened: 'Konto jest gotowe.',
    linked: 'Konta są połączone.',
    knownAccount: 'Konto z\u00a0tym adresem już jest. Wpisz jego hasło.',
    known: 'To logowanie już otwiera Twoje konto.',
    taken: 'To logowanie otwiera już inne konto w\u00a0sklepie.',
    unverified:
      'Tamten serwis nie potwierdził adresu e-mail. Załóż konto tym formularzem: adres potwierdzisz linkiem z\u00a0maila.',
    denied: 'Logowanie zostało przerwane. Możesz zalogować się inaczej.',
    failed: 'Nie udało się potwierdzić, że to Ty. Spróbuj jeszcze raz albo zaloguj się inaczej.',
    away: 'Serwis, który potwierdza logowanie, teraz nie odpowiada. Spróbuj później albo zaloguj się inaczej.',
    expired: 'Minął czas na to logowanie albo zaczęto je w\u00a0innej przeglądarce. Zacznij jeszcze raz.',
  },
});
