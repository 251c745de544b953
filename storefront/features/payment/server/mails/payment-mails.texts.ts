import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentMailsTexts = defineTexts('paymentMails', {
  pl: {
    open: 'Zobacz zamówienie',
    receivedSubject: 'Zamówienie {number} jest opłacone',
    received: 'Mamy Twoją płatność za zamówienie {number}: {amount}. Zabieramy się do pakowania.',
    receivedRest: 'O\u00a0wysyłce napiszemy osobno.',
    receivedFiles: 'Mamy Twoją płatność za zamówienie {number}: {amount}. Pliki pobierzesz na stronie zamówienia.',
    receivedFilesRest: 'Link otwiera zamówienie bez logowania, więc zachowaj tę wiadomość dla siebie.',
    files: 'Pliki z\u00a0zamówienia pobierzesz już teraz na jego stronie.',
    refundedSubject: 'Zwrot pieniędzy za zamówienie {number}',
    refunded: 'Oddaliśmy {amount} za zamówienie {number}, tą samą drogą, którą przyszła płatność.',
    refundedRest: 'Przelew do banku może potrwać kilka dni roboczych. Bon, punkty i\u00a0saldo wracają od razu.',
  },
  en: {
    open: 'See the order',
    receivedSubject: 'Order {number} is paid',
    received: 'We have your payment for order {number}: {amount}. We are starting to pack.',
    receivedRest: 'We will write separately when we dispatch it.',
    receivedFiles: 'We have your payment for order {number}: {amount}. You can download the files on the order page.',
    receivedFilesRest: 'The link opens the order without signing in, so keep this message to yourself.',
    files: 'You can download the files of the order on its page now.',
    refundedSubject: 'Refund for order {number}',
    refunded: 'We have refunded {amount} for order {number}, the same way as you paid.',
    refundedRest: 'A transfer to a bank may take a few working days. Vouchers, points and balance are back at once.',
  },
});
