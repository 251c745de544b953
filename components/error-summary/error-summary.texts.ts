import { defineTexts } from '../texts/texts.ts';

export const errorSummaryTexts = defineTexts('error-summary', {
  pl: {
    title: {
      one: 'Popraw {count} pole, żeby przejść dalej',
      few: 'Popraw {count} pola, żeby przejść dalej',
      many: 'Popraw {count} pól, żeby przejść dalej',
      other: 'Popraw {count} pola, żeby przejść dalej',
    },
    mended: '{field}: poprawione',
    allMended: 'Wszystko poprawione. Możesz przejść dalej.',
  },
  en: {
    title: {
      one: 'Correct {count} field to go on',
      few: 'Correct {count} fields to go on',
      many: 'Correct {count} fields to go on',
      other: 'Correct {count} fields to go on',
    },
    mended: '{field}: corrected',
    allMended: 'All corrected. You can go on.',
  },
});
