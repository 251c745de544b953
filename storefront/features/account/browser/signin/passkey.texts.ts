import { defineTexts } from '../../../../../components/texts/texts.ts';

/** What the browser's part of a passkey may have to say. */
export const passkeyTexts = defineTexts('passkey', {
  pl: {
    create: 'Klucz dostępu nie został dodany. Spróbuj jeszcze raz.',
    get: 'Logowanie kluczem zostało przerwane. Spróbuj jeszcze raz albo zaloguj się hasłem.',
    known: 'To urządzenie ma już klucz dostępu do Twojego konta.',
  },
  en: {
    create: 'The passkey was not added. Try again.',
    get: 'Signing in with a passkey was interrupted. Try again or sign in with your password.',
    known: 'This device already has a passkey to your account.',
  },
});
