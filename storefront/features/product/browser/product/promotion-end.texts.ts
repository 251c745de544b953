import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts of a promotion with an end. */
export const promotionTexts = defineTexts('product.promotion', {
  pl: { timeLeft: 'Do końca promocji', ends: 'Promocja trwa do' },
  en: {
    timeLeft: 'Time left in the promotion',
    ends: 'Promotion until',
  },
});
