import { defineTexts } from '../texts/texts.ts';

export const priceTexts = defineTexts('price', {
  pl: {
    current: 'Cena:',
    from: 'od',
    reduced: 'Cena po obniżce:',
    old: 'Cena przed obniżką:',
    lowest: 'Najniższa cena z\u00A030\u00A0dni przed obniżką:',
    perUnit: 'Cena za jednostkę:',
    reduction: 'Obniżka:',
    saving: 'Oszczędzasz',
    net: 'Netto:',
    catalogue: 'Cena katalogowa:',
    inPoints: 'albo za',
  },
  en: {
    current: 'Price:',
    from: 'from',
    reduced: 'Reduced price:',
    old: 'Price before the reduction:',
    lowest: 'Lowest price in the 30\u00A0days before the reduction:',
    perUnit: 'Price per unit:',
    reduction: 'Reduction:',
    saving: 'You save',
    net: 'Net:',
    catalogue: 'Recommended price:',
    inPoints: 'or for',
  },
});
