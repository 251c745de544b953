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
});
