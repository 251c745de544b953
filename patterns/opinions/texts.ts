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
});
