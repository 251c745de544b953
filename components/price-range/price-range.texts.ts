import { defineTexts } from '../texts/texts.ts';

export const priceRangeTexts = defineTexts('price-range', {
  pl: {
    from: 'Cena od',
    to: 'Cena do',
    currency: 'zł',
    amount: '{amount}\u00a0zł',
    order: 'Cena od jest wyższa niż cena do. Popraw jedną z\u00a0nich.',
  },
  en: {
    from: 'Price from',
    to: 'Price to',
    currency: 'PLN',
    amount: 'PLN\u00a0{amount}',
    order: 'The price from is higher than the price to. Correct one of them.',
  },
});
