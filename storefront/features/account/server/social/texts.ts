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
  en: {
    by: 'Sign in with {provider}',
    connect: 'Connect: {provider}',
    startTitle: 'Sign in with {provider}',
    startLead:
      'On the next page you confirm that it is you. The shop will get your first name, last name and email address. It will not learn the password of that account.',
    goOn: 'Continue',
    otherwise: 'Sign in another way',
    linkTitle: 'Connect to your shop account',
    linkLead: 'There is already an account with {email}. Enter its password, and next time you can sign in without it.',
    linkNoneLead:
      'There is already an account with {email}, opened by another service. Sign in that way or set a password.',
    linkOwnLead: 'Confirm with the password of your shop account that signing in with {email} may open it.',
    password: 'Password of the shop account',
    link: 'Connect the accounts',
    forgotten: 'Forgotten your password?',
    openTitle: 'New account',
    openLead:
      '{provider} will sign you in to it, so no password is needed. You can set one in the account at any time.',
    open: 'Create an account',
    opened: 'Your account is ready.',
    linked: 'The accounts are connected.',
    knownAccount: 'There is already an account with this address. Enter its password.',
    known: 'This sign-in already opens your account.',
    taken: 'This sign-in already opens another account in the shop.',
    unverified:
      'That service has not verified the email address. Create an account with this form: you confirm the address by a link in an email.',
    denied: 'The sign-in was interrupted. You can sign in another way.',
    failed: 'We could not confirm that it is you. Try again or sign in another way.',
    away: 'The service that confirms the sign-in is not answering. Try again later or sign in another way.',
    expired: 'The time for this sign-in has passed or it was started in another browser. Start again.',
  },
});
