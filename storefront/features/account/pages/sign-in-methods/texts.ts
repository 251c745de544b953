import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of the page about how a client signs in. */
export const signInMethodsTexts = defineTexts('signInMethods', {
  pl: {
    title: 'Logowanie i\u00a0bezpieczeństwo',
    passwordHint: 'Potrzebne do każdej zmiany w\u00a0logowaniu.',
    changePassword: 'Zmień hasło',
    forgotten: 'Nie pamiętam hasła',
    passkeys: 'Klucze dostępu',
    passkeysLead:
      'Z\u00a0kluczem dostępu logujesz się odciskiem palca, twarzą albo kodem ekranu. Hasła nie trzeba wtedy pamiętać.',
    name: 'Nazwa klucza',
    nameHint: 'Po niej poznasz go na liście.',
    longName: {
      one: 'Nazwa może mieć najwyżej {count} znak.',
      few: 'Nazwa może mieć najwyżej {count} znaki.',
      many: 'Nazwa może mieć najwyżej {count} znaków.',
      other: 'Nazwa może mieć najwyżej {count} znaku.',
    },
    add: 'Dodaj klucz dostępu',
    remove: 'Usuń',
    removeOne: 'Usuń klucz: {name}',
    added: 'dodany {time}',
    used: 'ostatnio użyty {time}',
    passkeyAdded: 'Klucz „{name}” jest dodany.',
    passkeyRemoved: 'Klucz jest usunięty.',
    passkeyGone: 'Tego klucza już nie ma.',
    unavailable:
      'Ta przeglądarka nie może teraz utworzyć klucza dostępu. Użyj innej albo loguj się hasłem, także z\u00a0kodem z\u00a0aplikacji.',
    known: 'Ten klucz dostępu jest już dodany.',
    too_many: 'Więcej kluczy nie można dodać. Usuń jeden z\u00a0nich.',
    refused: 'Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.',
    identities: 'Konta w\u00a0innych serwisach',
    identitiesLead:
      'Możesz logować się kontem, które masz gdzie indziej. Połączymy je z\u00a0tym kontem po podaniu hasła.',
    identityFacts: '{email}, połączone {time}',
    unlink: 'Odłącz',
    unlinkOne: 'Odłącz: {name}',
    unlinked: 'To logowanie jest odłączone.',
    unlinkedBefore: 'To logowanie było już odłączone.',
    codes: 'Kod z\u00a0aplikacji',
    codesLead:
      'Po haśle zapytamy o\u00a0kod, który aplikacja w\u00a0Twoim telefonie pokazuje przez pół minuty. Samo hasło wtedy nie wystarczy.',
    start: 'Włącz kod z\u00a0aplikacji',
    scan: 'Zeskanuj ten kod QR w\u00a0aplikacji do kodów albo otwórz ją na tym urządzeniu.',
    qr: 'Kod QR dla aplikacji do kodów',
    open: 'Otwórz aplikację do kodów',
    secret: 'Klucz do wpisania w\u00a0aplikacji',
    code: 'Kod z\u00a0aplikacji',
    codeHint: '6 cyfr, które aplikacja pokazuje teraz.',
    confirm: 'Potwierdź kod',
    cancel: 'Nie włączaj',
    on: 'Włączony od {time}.',
    recovery: {
      one: 'Został {count} kod zapasowy.',
      few: 'Zostały {count} kody zapasowe.',
      many: 'Zostało {count} kodów zapasowych.',
      other: 'Zostało {count} kodu zapasowego.',
    },
    renew: 'Utwórz nowe kody zapasowe',
    stop: 'Wyłącz kod z\u00a0aplikacji',
    codesOff: 'Kod z\u00a0aplikacji jest wyłączony.',
    codesShown: 'Twoje kody zapasowe',
    codesShownLead:
      'Zapisz je teraz: drugi raz ich nie pokażemy. Każdy zastępuje jeden kod z\u00a0aplikacji, gdy nie masz przy sobie telefonu.',
  },
});
