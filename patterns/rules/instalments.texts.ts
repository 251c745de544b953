import { defineTexts } from '../../components/texts/texts.ts';

/** Why goods are not sold in instalments (X-14, V-45); amounts come formatted, with their symbol. */
export const instalmentErrorTexts = defineTexts('error.instalment', {
  pl: {
    notAllEligible: 'Nie wszystkie produkty można kupić na raty.',
    tooManyProducts: {
      one: 'Na raty można kupić najwyżej {count} produkt naraz.',
      few: 'Na raty można kupić najwyżej {count} produkty naraz.',
      many: 'Na raty można kupić najwyżej {count} produktów naraz.',
      other: 'Na raty można kupić najwyżej {count} produktu naraz.',
    },
    belowMinimum: 'Raty są od {limit}. Brakuje {lacking}.',
    aboveMaximum: 'Raty są do {limit}. Ta kwota jest wyższa.',
  },
  en: {
    notAllEligible: 'Not all products can be paid in instalments.',
    tooManyProducts: {
      one: 'At most {count} product can be paid in instalments at once.',
      other: 'At most {count} products can be paid in instalments at once.',
    },
    belowMinimum: 'Instalments start at {limit}. {lacking} is missing.',
    aboveMaximum: 'Instalments end at {limit}. This amount is higher.',
  },
});
