import { defineTexts } from '../../../../../components/texts/texts.ts';

export const backInStockTexts = defineTexts('backInStockMail', {
  pl: {
    subject: 'Znów jest: {name}',
    title: 'Znów jest',
    intro: 'Produkt, na który czekasz, można już kupić: {name}.',
    open: 'Zobacz produkt',
    few: 'Nikomu go nie odkładamy, a\u00a0sztuk może być niewiele.',
    once: 'To jedyna wiadomość w\u00a0tej sprawie. Twój adres usuniemy.',

    callSubject: 'Zadzwoń: {name} znów jest',
    callTitle: 'Klient czeka na telefon',
    callIntro: 'Wrócił produkt: {name}. Klient prosił o\u00a0telefon pod numer {phone}.',
  },
  en: {
    subject: 'Back in stock: {name}',
    title: 'Back in stock',
    intro: 'You can now buy the product you are waiting for: {name}.',
    open: 'See the product',
    few: 'We do not put it aside for anyone, and there may be only a few.',
    once: 'This is our only message about it. We will delete your address.',

    callSubject: 'Call: {name} is back',
    callTitle: 'A customer is waiting for a call',
    callIntro: 'This product is back: {name}. The customer asked for a call on {phone}.',
  },
});
