import { defineTexts } from '../texts/texts.ts';

export const numberFieldTexts = defineTexts('number-field', {
  pl: {
    notNumber: 'Wpisz liczbę, np. {example}.',
    notWhole: 'Wpisz liczbę całkowitą, np. {example}.',
    tooFine: {
      one: 'Wpisz najwyżej {count} cyfrę po przecinku.',
      few: 'Wpisz najwyżej {count} cyfry po przecinku.',
      many: 'Wpisz najwyżej {count} cyfr po przecinku.',
      other: 'Wpisz najwyżej {count} cyfry po przecinku.',
    },
    belowMinimum: 'Wpisz co najmniej {n}.',
    aboveMaximum: 'Wpisz co najwyżej {n}.',
    betweenSteps: 'Wpisz wielokrotność {n}.',
  },
  en: {
    notNumber: 'Enter a number, e.g. {example}.',
    notWhole: 'Enter a whole number, e.g. {example}.',
    tooFine: {
      one: 'Enter at most {count} decimal.',
      few: 'Enter at most {count} decimals.',
      many: 'Enter at most {count} decimals.',
      other: 'Enter at most {count} decimals.',
    },
    belowMinimum: 'Enter at least {n}.',
    aboveMaximum: 'Enter at most {n}.',
    betweenSteps: 'Enter a multiple of {n}.',
  },
});
