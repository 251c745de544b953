import { defineTexts } from '../../components/texts/texts.ts';

export const productCardTexts = defineTexts('productCard', {
  pl: {
    sizes: 'Rozmiary:',
    soldOutSize: '(brak)',
    colors: 'Kolory: {names}',
    rating: 'Ocena:',
    ofFive: 'na 5',
    opinions: {
      one: '{count} opinia',
      few: '{count} opinie',
      many: '{count} opinii',
      other: '{count} opinii',
    },
  },
});
