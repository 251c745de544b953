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
  en: {
    transfer: 'Bank transfer details',
    transferRecipient: 'Payee',
    transferAccount: 'Account number',
    transferTitle: 'Reference',
    transferAmount: 'Amount',
    transferCode: 'QR code with the details of this transfer',
    transferScan: 'Scan the code in your bank’s app: it fills in the transfer for you.',
    copyAccount: 'Copy the account number',
    copyTitle: 'Copy the reference',
    copyAmount: 'Copy the amount',
    copiedAccount: 'Account number copied.',
    copiedTitle: 'Reference copied.',
    copiedAmount: 'Amount copied.',
    notCopied: 'Copying failed. Select the text on the screen and copy it.',
  },
});
