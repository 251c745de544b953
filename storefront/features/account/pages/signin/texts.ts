import { defineTexts } from '../../../../../components/texts/texts.ts';

export const signInTexts = defineTexts('signIn', {
  pl: {
    title: 'Logowanie',
    login: 'Login albo e-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    forgotten: 'Nie pamiętam hasła',
    register: 'Załóż konto',
    registerTitle: 'Nie masz konta?',
    registerLead:
      'Z\u00a0kontem koszyk i\u00a0listy czekają na każdym urządzeniu, a\u00a0zamówienia, zwroty i\u00a0reklamacje są w\u00a0jednym miejscu.',
    orderWithout: 'Sprawdź zamówienie bez konta',
    otherWays: 'Inne sposoby',
    byPasskey: 'Zaloguj się kluczem dostępu',
    passkeyUnavailable: 'Ta przeglądarka nie może teraz użyć klucza dostępu. Zaloguj się hasłem.',
    passkeyRefused: 'Ten klucz dostępu nie pasuje do żadnego konta. Spróbuj jeszcze raz albo zaloguj się hasłem.',
    orderTitle: 'Jak chcesz kupić?',
    orderLead: 'Konto nie jest potrzebne. Koszyk zostaje taki, jaki jest.',
    guestTitle: 'Bez konta',
    withoutAccount: 'Kup bez konta',
    accountTitle: 'Mam konto',
    accountLead: 'Po zalogowaniu przejdziesz prosto do podsumowania zamówienia.',
  },
});
