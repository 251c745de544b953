import { defineTexts } from '../../components/texts/texts.ts';

export const opinionsTexts = defineTexts('opinions', {
  pl: {
    mean: 'na 5',
    count: { one: '{count} opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
    row: {
      one: '{stars} na 5: {count} opinia',
      few: '{stars} na 5: {count} opinie',
      many: '{stars} na 5: {count} opinii',
      other: '{stars} na 5: {count} opinii',
    },
    distribution: 'Rozkład ocen',
    answer: '{by} odpowiada, {date}',
    confirmed: 'potwierdzony zakup',
  },
  en: {
    mean: 'out of 5',
    count: { one: '{count} review', other: '{count} reviews' },
    row: { one: '{stars} out of 5: {count} review', other: '{stars} out of 5: {count} reviews' },
    distribution: 'Ratings',
    answer: '{by} replies, {date}',
    confirmed: 'verified purchase',
  },
});
