import { defineTexts } from '../../components/texts/texts.ts';

/** Which kind an amount is, said after it. */
export const shopMoneyTexts = defineTexts('shopMoney', {
  pl: { net: 'netto', gross: 'brutto' },
});
