import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentsBlockTexts = defineTexts('paymentsBlock', {
  pl: {
    title: 'Płatności',
    pay: 'Zapłać {amount}',
    change: 'Zmień płatność',
  },
});
