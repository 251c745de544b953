import { defineTexts } from '../../components/texts/texts.ts';

/** The price kind after an amount. */
export const shopMoneyTexts = defineTexts('shopMoney', {
  pl: { net: 'netto', gross: 'brutto' },
  en: {
    net: 'excl.\u00a0VAT',
    gross: 'incl.\u00a0VAT',
  },
});
