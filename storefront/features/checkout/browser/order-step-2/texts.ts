import { defineTexts } from '../../../../../components/texts/texts.ts';

export const orderButtonTexts = defineTexts('orderButton', {
  pl: { order: 'Zamawiam z obowiązkiem zapłaty' },
  en: {
    order: 'Order with obligation to pay',
  },
});
