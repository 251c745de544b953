import { defineTexts } from '../../../../components/texts/texts.ts';

/** Texts about accounts beside the codes of the catalogue. */
export const clientTexts = defineTexts('client', {
  pl: {
    accountExists: 'Konto z\u00a0tym adresem już jest. Zaloguj się albo ustaw nowe hasło.',
    wrongPassword: 'To nie jest obecne hasło do konta.',
    tooManyAddresses: 'Lista adresów jest pełna. Zmień jeden z\u00a0nich.',
    unknownAddress: 'Na liście nie ma takiego adresu.',
  },
  en: {
    accountExists: 'There is already an account with this address. Sign in or set a new password.',
    wrongPassword: 'This is not the current password of the account.',
    tooManyAddresses: 'The list of addresses is full. Change one of them.',
    unknownAddress: 'There is no such address on the list.',
  },
});
