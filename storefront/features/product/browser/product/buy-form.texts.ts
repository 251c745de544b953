import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The words of the buy form, apart from the page's others: they alone travel into the browser. */
export const buyFormTexts = defineTexts('product', {
  pl: {
    size: 'Rozmiar',
    unavailable: 'chwilowo brak',
    /** The names, because the line through them is only seen. */
    soldOut: 'Chwilowo brak: {names}.',
    quantity: 'Ilość',
    /** Said of a quantity that was not typed: "5 metrów, razem 347,80 zł." */
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
    extra: '{name}, dopłata {price}',
    failed: 'Nie udało się dodać.',
    failedText: 'Koszyk jest taki jak przedtem.',
    retry: 'Spróbuj jeszcze raz.',
    seeBasket: 'Zobacz koszyk',
  },
});
