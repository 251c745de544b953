import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The texts of the buy form, separate from the page's: only these are sent to the browser. */
export const buyFormTexts = defineTexts('product', {
  pl: {
    size: 'Rozmiar',
    unavailable: 'chwilowo brak',
    /** The names, because the line through them is visual. */
    soldOut: 'Chwilowo brak: {names}.',
    quantity: 'Ilość',
    /** Announces a quantity set by a button: "5 metrów, razem 347,80 zł." */
    nowChosen: '{amount}, razem {total}.',
    sellBy: 'co {step} {unit}',
    stock: {
      one: 'została {amount}',
      few: 'zostały {amount}',
      many: 'zostało {amount}',
      other: 'zostało {amount}',
    },
    buy: 'Do koszyka',
    buyNow: 'Kup teraz',
    failed: 'Nie udało się dodać.',
    failedText: 'Koszyk jest taki jak przedtem.',
    retry: 'Spróbuj jeszcze raz.',
    seeBasket: 'Zobacz koszyk',
  },
  en: {
    size: 'Size',
    unavailable: 'out of stock',
    soldOut: 'Out of stock: {names}.',
    quantity: 'Quantity',
    nowChosen: '{amount}, {total} in total.',
    sellBy: 'in steps of {step} {unit}',
    stock: { one: '{amount} left', other: '{amount} left' },
    buy: 'Add to basket',
    buyNow: 'Buy now',
    failed: 'We could not add it.',
    failedText: 'Your basket is as it was before.',
    retry: 'Try again.',
    seeBasket: 'See basket',
  },
});
