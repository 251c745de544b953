import { defineTexts } from '../../../../components/texts/texts.ts';

export const giftTexts = defineTexts('gifts', {
  pl: {
    first: 'Brakuje {amount} do prezentu.',
    next: 'Brakuje {amount} do innych prezentów.',
  },
  en: {
    first: '{amount} left until a free gift.',
    next: '{amount} left until other free gifts.',
  },
});
