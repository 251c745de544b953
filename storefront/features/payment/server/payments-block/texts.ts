import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentsBlockTexts = defineTexts('paymentsBlock', {
  pl: {
    title: 'Płatności',
    pay: 'Zapłać {amount}',
    change: 'Zmień płatność',
  },
  en: {
    title: 'Payments',
    pay: 'Pay {amount}',
    change: 'Change the payment',
  },
});
