import { defineTexts } from '../../../../../components/texts/texts.ts';

export const filesTexts = defineTexts('boughtFiles', {
  pl: {
    title: 'Pliki do pobrania',
    cards: {
      one: 'Karta podarunkowa',
      few: 'Karty podarunkowe',
      many: 'Karty podarunkowe',
      other: 'Karty podarunkowe',
    },
    card: 'Karta na {worth}',
    cardNumber: 'Numer {number}, PIN {pin}',
    cardUntil: 'Ważna do {until}',
    cardUse:
      'Numer i\u00a0PIN wysłaliśmy też e-mailem. Wpisz je w\u00a0zamówieniu: „Bon, karta podarunkowa, punkty”. Kto je zna, może zapłacić tą kartą.',
  },
  en: {
    title: 'Files to download',
    cards: { one: 'Gift card', other: 'Gift cards' },
    card: 'Card worth {worth}',
    cardNumber: 'Number {number}, PIN {pin}',
    cardUntil: 'Valid until {until}',
    cardUse:
      'We also sent the number and the PIN by e-mail. Enter them in the order: “Voucher, gift card, points”. Whoever knows them can pay with this card.',
  },
});
