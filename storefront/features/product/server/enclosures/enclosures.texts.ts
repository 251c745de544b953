import { defineTexts } from '../../../../../components/texts/texts.ts';

export const enclosuresTexts = defineTexts('enclosures', {
  pl: {
    title: 'Do pobrania',
    format: 'plik {type}',
    size: '{n}\u00a0kB',
    pl: 'po polsku',
    en: 'po angielsku',
    ordered: 'Dla osób, które zamówiły ten produkt.',
    paid: 'Dla osób, które kupiły ten produkt. Pobierzesz po zapłacie.',
    afterPayment: 'Pobierzesz, gdy tylko dostaniemy zapłatę.',
    wholesale: 'Dla hurtowni.',
    signIn: 'Zaloguj się',
  },
});
