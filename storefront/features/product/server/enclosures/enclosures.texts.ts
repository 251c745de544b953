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
  en: {
    title: 'Downloads',
    format: '{type} file',
    size: '{n}\u00a0kB',
    pl: 'in Polish',
    en: 'in English',
    ordered: 'For customers who have ordered this product.',
    paid: 'For customers who have bought this product. You can download it once you have paid.',
    afterPayment: 'You can download it as soon as we have your payment.',
    wholesale: 'For wholesale customers.',
    signIn: 'Sign in',
  },
});
