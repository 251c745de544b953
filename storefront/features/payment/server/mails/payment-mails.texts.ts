import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentMailsTexts = defineTexts('paymentMails', {
  pl: {
    open: 'Zobacz zamówienie',
    receivedSubject: 'Zamówienie {number} jest opłacone',
    received: 'Mamy Twoją płatność za zamówienie {number}: {amount}. Zabieramy się do pakowania.',
    receivedRest: 'O\u00a0wysyłce napiszemy osobno.',
    receivedAtOnce: 'Mamy Twoją płatność za zamówienie {number}: {amount}.',
    receivedAtOnceRest: 'Link otwiera zamówienie bez logowania, więc zachowaj tę wiadomość dla siebie.',
    files: 'Pliki pobierzesz na stronie zamówienia.',
    cards: 'Kartę podarunkową wysyłamy osobną wiadomością.',
    giftCardsSubject: 'Karta podarunkowa z\u00a0zamówienia {number}',
    giftCards:
      'Tą kartą zapłacisz w\u00a0naszym sklepie: w\u00a0zamówieniu wybierz „Bon, karta podarunkowa, punkty” i\u00a0wpisz numer oraz PIN. Możesz płacić nią w\u00a0częściach.',
    giftCard: 'Karta na {worth}: numer {number}, PIN {pin}, ważna do {until}.',
    giftCardsRest:
      'Kto zna numer i\u00a0PIN, może zapłacić tą kartą. Jeśli jest prezentem, przekaż tę wiadomość tylko obdarowanej osobie.',
    toShop: 'Otwórz sklep',
    refundedSubject: 'Zwrot pieniędzy za zamówienie {number}',
    refunded: 'Oddaliśmy {amount} za zamówienie {number}, tą samą drogą, którą przyszła płatność.',
    refundedRest: 'Przelew do banku może potrwać kilka dni roboczych. Bon, punkty i\u00a0saldo wracają od razu.',
  },
  en: {
    open: 'See the order',
    receivedSubject: 'Order {number} is paid',
    received: 'We have your payment for order {number}: {amount}. We are starting to pack.',
    receivedRest: 'We will write separately when we dispatch it.',
    receivedAtOnce: 'We have your payment for order {number}: {amount}.',
    receivedAtOnceRest: 'The link opens the order without signing in, so keep this message to yourself.',
    files: 'You can download the files on the order page.',
    cards: 'We send the gift card in a separate message.',
    giftCardsSubject: 'Gift card of order {number}',
    giftCards:
      'You can pay with this card in our shop: choose “Voucher, gift card, points” in the order and enter the number and the PIN. It can be spent in parts.',
    giftCard: 'Card worth {worth}: number {number}, PIN {pin}, valid until {until}.',
    giftCardsRest:
      'Whoever knows the number and the PIN can pay with this card. If it is a present, pass this message only to the person who gets it.',
    toShop: 'Open the shop',
    refundedSubject: 'Refund for order {number}',
    refunded: 'We have refunded {amount} for order {number}, the same way as you paid.',
    refundedRest: 'A transfer to a bank may take a few working days. Vouchers, points and balance are back at once.',
  },
});
