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
});
