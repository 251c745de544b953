import { defineTexts } from '../../components/texts/texts.ts';

export const productCardTexts = defineTexts('productCard', {
  pl: {
    sizes: 'Rozmiary:',
    soldOutSize: '(brak)',
    colors: 'Kolory: {names}',
    versions: '{name}: wersje',
    shownVersion: '(na zdjęciu)',
    moreVersions: {
      one: 'i jeszcze {count} wersja',
      few: 'i jeszcze {count} wersje',
      many: 'i jeszcze {count} wersji',
      other: 'i jeszcze {count} wersji',
    },
    rating: 'Ocena:',
    ofFive: 'na 5',
    opinions: {
      one: '{count} opinia',
      few: '{count} opinie',
      many: '{count} opinii',
      other: '{count} opinii',
    },
  },
  en: {
    sizes: 'Sizes:',
    soldOutSize: '(sold out)',
    colors: 'Colours: {names}',
    versions: '{name}: versions',
    shownVersion: '(in the photo)',
    moreVersions: { one: 'and {count} more version', other: 'and {count} more versions' },
    rating: 'Rating:',
    ofFive: 'out of 5',
    opinions: { one: '{count} review', other: '{count} reviews' },
  },
});
