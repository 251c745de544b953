import { defineTexts } from '../../../../components/texts/texts.ts';

export const giftTexts = defineTexts('gifts', {
  pl: {
    first: 'Od {amount} w\u00a0koszyku wybierzesz prezent.',
    next: 'Od {amount} w\u00a0koszyku są inne prezenty.',
  },
});
