import { defineTexts } from '../../../../../components/texts/texts.ts';

export const clientMailsTexts = defineTexts('clientMails', {
  pl: {
    greeting: 'Dzień dobry.',
    confirmSubject: 'Potwierdź adres: konto w\u00a0sklepie {shop}',
    confirm:
      'Został jeden krok. Pod tym linkiem wpisz hasło wybrane przy zakładaniu konta, a\u00a0konto będzie gotowe. Link działa przez dobę i\u00a0tylko raz.',
    confirmOpen: 'Otwórz konto',
    confirmNotYou: 'Jeśli to nie Ty zakładasz konto, nic nie rób: bez potwierdzenia konto nie powstanie.',
    knownSubject: 'Masz już konto w\u00a0sklepie {shop}',
    known:
      'Na ten adres ktoś próbował założyć konto, a\u00a0konto z\u00a0tym adresem już jest. Jeśli to Ty, zaloguj się tym adresem. Gdy nie pamiętasz hasła, przy logowaniu ustawisz nowe.',
    knownOpen: 'Zaloguj się',
    knownNotYou: 'Jeśli to nie Ty, nic nie rób: konto i\u00a0hasło zostają takie, jakie były.',
    registeredSubject: 'Twoje konto w\u00a0sklepie {shop}',
    registered: 'Konto jest gotowe. Zaloguj się adresem, na który przyszedł ten mail, albo wybranym loginem.',
    registeredOpen: 'Zaloguj się',
    registeredNotYou:
      'Jeśli to nie Ty zakładasz konto, ustaw do niego nowe hasło: wtedy nikt inny się na nie nie zaloguje.',
    resetSubject: 'Nowe hasło w\u00a0sklepie {shop}',
    reset: 'Pod tym linkiem ustawisz nowe hasło. Link działa przez godzinę i\u00a0tylko raz.',
    resetOpen: 'Ustaw nowe hasło',
    resetNotYou: 'Jeśli to nie Twoja prośba, nic nie rób: hasło zostaje takie, jakie było.',
    changedSubject: 'Hasło w\u00a0sklepie {shop} zostało zmienione',
    changed: 'Hasło do Twojego konta jest nowe. Wszystkie inne urządzenia zostały wylogowane.',
    changedOpen: 'Ustaw inne hasło',
    passkeyAddedSubject: 'Nowy klucz dostępu do konta w\u00a0sklepie {shop}',
    passkeyAdded: 'Do Twojego konta można się teraz zalogować nowym kluczem dostępu.',
    passkeyAddedOpen: 'Zobacz klucze dostępu',
    passkeyAddedNotYou: 'Jeśli to nie Ty, od razu ustaw nowe hasło i\u00a0napisz do nas: {email}.',
    codesOnSubject: 'Logowanie z\u00a0kodem w\u00a0sklepie {shop} jest włączone',
    codesOn: 'Od teraz po haśle zapytamy też o\u00a0kod z\u00a0aplikacji.',
    codesOnOpen: 'Zobacz ustawienia logowania',
    codesOnNotYou: 'Jeśli to nie Ty, od razu ustaw nowe hasło i\u00a0napisz do nas: {email}.',
    codesOffSubject: 'Logowanie z\u00a0kodem w\u00a0sklepie {shop} jest wyłączone',
    codesOff: 'Od teraz do zalogowania wystarcza samo hasło.',
    codesOffOpen: 'Zobacz ustawienia logowania',
    codesOffNotYou: 'Jeśli to nie Ty, od razu ustaw nowe hasło i\u00a0napisz do nas: {email}.',
    changedNotYou: 'Jeśli to nie Ty zmieniasz hasło, od razu ustaw inne i\u00a0napisz do nas: {email}.',
  },
});
