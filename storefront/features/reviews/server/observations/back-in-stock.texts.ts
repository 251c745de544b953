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
});
