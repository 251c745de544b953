import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentsBlockTexts = defineTexts('paymentsBlock', {
  pl: {
    title: 'Płatności',
    pay: 'Zapłać {amount}',
    change: 'Zmień płatność',
    'state.chosen': 'czeka na zapłatę',
    'state.interrupted': 'niedokończona',
    'state.accepted': 'zapłacona',
    'state.refunded': 'zwrócona',
    'state.cancelled': 'anulowana',
    'state.error': 'nieudana',
  },
});
