import { defineTexts } from '../texts/texts.ts';

export const ratingTexts = defineTexts('rating', {
  pl: {
    stars: {
      one: '{value} z\u00a0{count}\u00a0gwiazdki',
      few: '{value} z\u00a0{count}\u00a0gwiazdek',
      many: '{value} z\u00a0{count}\u00a0gwiazdek',
      other: '{value} z\u00a0{count}\u00a0gwiazdek',
    },
    none: 'Bez oceny',
    word1: 'zła',
    word2: 'słaba',
    word3: 'średnia',
    word4: 'dobra',
    word5: 'bardzo dobra',
    chosen: '{value}, {word}',
    value: 'Ocena {value} na {maximum}',
    basis: {
      one: 'na podstawie {count}\u00a0opinii',
      few: 'na podstawie {count}\u00a0opinii',
      many: 'na podstawie {count}\u00a0opinii',
      other: 'na podstawie {count}\u00a0opinii',
    },
  },
  en: {
    stars: {
      one: '{value} of {count} star',
      few: '{value} of {count} stars',
      many: '{value} of {count} stars',
      other: '{value} of {count} stars',
    },
    none: 'No rating',
    word1: 'bad',
    word2: 'poor',
    word3: 'average',
    word4: 'good',
    word5: 'very good',
    chosen: '{value}, {word}',
    value: 'Rated {value} out of {maximum}',
    basis: {
      one: 'from {count} opinion',
      few: 'from {count} opinions',
      many: 'from {count} opinions',
      other: 'from {count} opinions',
    },
  },
});
