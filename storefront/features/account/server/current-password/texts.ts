import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The current password, and how an account without one gets it. */
export const currentPasswordTexts = defineTexts('currentPassword', {
  pl: {
    label: 'Obecne hasło',
    none: 'To konto nie ma hasła',
    noneLead:
      'Logujesz się kontem z\u00a0innego serwisu, a\u00a0takie zmiany potwierdzasz hasłem do sklepu. Na adres {email} wyślemy link, pod którym je ustawisz.',
    send: 'Wyślij link do ustawienia hasła',
    sent: 'Wysłaliśmy link na adres {email}. Działa przez godzinę i\u00a0tylko raz.',
  },
  en: {
    label: 'Current password',
    none: 'This account has no password',
    noneLead:
      'You sign in with an account from another service, and such changes are confirmed with a password of the shop. We will send a link to {email} for setting one.',
    send: 'Send a link for setting a password',
    sent: 'We have sent a link to {email}. It works for an hour and only once.',
  },
});
