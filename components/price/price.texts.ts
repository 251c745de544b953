import { defineTexts } from '../texts/texts.ts';

export const priceTexts = defineTexts('price', {
  pl: {
    current: 'Cena:',
    reduced: 'Cena po obniżce:',
    old: 'Cena przed obniżką:',
    lowest: 'Najniższa cena z\u00A030\u00A0dni przed obniżką:',
    perUnit: 'Cena za jednostkę:',
    reduction: 'Obniżka:',
  },
  en: {
    current: 'Price:',
    reduced: 'Reduced price:',
    old: 'Price before the reduction:',
    lowest: 'Lowest price in the 30\u00A0days before the reduction:',
    perUnit: 'Price per unit:',
    reduction: 'Reduction:',
  },
});
