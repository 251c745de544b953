import { defineTexts } from '../../components/texts/texts.ts';

/**
 * The texts of a product form in each state (spec 4 and 8): one catalogue for pages and calls, under `error.product`
 * like the other messages of products. `{minimum}` is a quantity with its unit.
 */
export const productFormTexts = defineTexts('error.product', {
  pl: {
    unavailable: 'Teraz tego nie ma. Zajrzyj za kilka dni.',
    unavailableSize: 'Teraz tego nie ma. Wybierz inny rozmiar albo zajrzyj później.',
    unavailableVersion: 'Tego koloru teraz nie ma. Wybierz inny albo zajrzyj później.',
    gratis: 'Prezent do zamówienia. Osobno go nie sprzedajemy.',
    phonePrice: 'Cenę podajemy przez telefon. Skontaktuj się ze sprzedawcą.',
    phonePriceContact: 'Zadzwoń: {phone} ({hours}) albo napisz: {email}. Wycenimy i\u00a0umówimy odbiór.',
    pointsOnly: 'Tylko za punkty programu lojalnościowego.',
    belowMinimum: 'Najmniejsze zamówienie to {minimum}, a\u00a0tyle już nie zostało.',
    free: 'Gratis',
    signInForPoints: 'Zaloguj się, aby sprawdzić swoje punkty',
    notEnoughPoints: 'Masz za mało punktów, żeby zamówić ten produkt.',
  },
  en: {
    unavailable: 'Not available now. Look in again in a few days.',
    unavailableSize: 'Not available now. Choose another size or look in later.',
    unavailableVersion: 'This colour is not available now. Choose another one or look in later.',
    gratis: 'A free gift with an order. It is not sold on its own.',
    phonePrice: 'Price by phone. Contact the seller.',
    phonePriceContact: 'Call {phone} ({hours}) or write to {email}. We will name a price and arrange collection.',
    pointsOnly: 'Only for points of the loyalty programme.',
    belowMinimum: 'The smallest order is {minimum}, and less than that is left.',
    free: 'Free',
    signInForPoints: 'Sign in to check your points',
    notEnoughPoints: 'You do not have enough points to order this product.',
  },
});
