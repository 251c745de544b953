import { defineTexts } from '../../../components/texts/texts.ts';

export const clientMailsTexts = defineTexts('clientMails', {
  pl: {
    greeting: 'Dzień dobry.',
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
    changedNotYou: 'Jeśli to nie Ty zmieniasz hasło, od razu ustaw inne i\u00a0napisz do nas: {email}.',
  },
});
