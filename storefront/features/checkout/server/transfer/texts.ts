import { defineTexts } from '../../../../../components/texts/texts.ts';

/** In the namespace of the page that had them first: a shop overrides them by these keys. */
export const transferTexts = defineTexts('orderDetails', {
  pl: {
    transfer: 'Dane do przelewu',
    transferRecipient: 'Odbiorca',
    transferAccount: 'Numer konta',
    transferTitle: 'Tytuł',
    transferAmount: 'Kwota',
    transferCode: 'Kod QR z\u00a0danymi tego przelewu',
    transferScan: 'Zeskanuj kod w\u00a0aplikacji banku: wypełni przelew za Ciebie.',
    copyAccount: 'Kopiuj numer konta',
    copyTitle: 'Kopiuj tytuł',
    copyAmount: 'Kopiuj kwotę',
    copiedAccount: 'Numer konta skopiowany.',
    copiedTitle: 'Tytuł skopiowany.',
    copiedAmount: 'Kwota skopiowana.',
    notCopied: 'Nie udało się skopiować. Zaznacz i\u00a0skopiuj z\u00a0ekranu.',
  },
});
