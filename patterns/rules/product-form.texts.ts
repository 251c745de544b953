import { defineTexts } from '../../components/texts/texts.ts';

/** What a product form says in each of its states (spec 4 and 8); `{minimum}` is a quantity with its unit. */
export const productFormTexts = defineTexts('productForm', {
  pl: {
    unavailable: 'Produkt niedostępny. Zostaw adres, a damy znać, gdy wróci.',
    gratis: 'Prezent do zamówienia. Osobno go nie sprzedajemy.',
    phonePrice: 'Cena na telefon. Skontaktuj się ze sprzedawcą.',
    pointsOnly: 'Produkt dostępny tylko w\u00a0programie lojalnościowym.',
    belowMinimum: 'Najmniejsze zamówienie to {minimum}, a\u00a0tyle już nie zostało.',
    free: 'Gratis',
    unknownShipping: 'Czas wysyłki ustalimy po zamówieniu.',
    signIn: 'Zaloguj się, aby zapłacić punktami.',
    notEnough: 'Masz za mało punktów, aby wziąć ten produkt.',
  },
  en: {
    unavailable: 'Product unavailable. Leave your address and we will tell you when it is back.',
    gratis: 'A present that comes with an order. It is not sold on its own.',
    phonePrice: 'Price by phone. Contact the seller.',
    pointsOnly: 'Available only in the loyalty programme.',
    belowMinimum: 'The smallest order is {minimum}, and less than that is left.',
    free: 'Free',
    unknownShipping: 'We will settle the time of dispatch after the order.',
    signIn: 'Sign in to pay with points.',
    notEnough: 'You do not have enough points for this product.',
  },
});
