import { defineTexts } from '../../../../components/texts/texts.ts';

export const paymentNameTexts = defineTexts('paymentName', {
  pl: {
    'state.chosen': 'czeka na zapłatę',
    'state.interrupted': 'niedokończona',
    'state.accepted': 'zapłacona',
    'state.refunded': 'zwrócona',
    'state.cancelled': 'anulowana',
    'state.error': 'nieudana',
    'method.voucher': 'Bon',
    'method.gift-card': 'Karta podarunkowa',
    'method.points': 'Punkty',
    'method.balance': 'Saldo',
    other: 'Inna płatność',
  },
  en: {
    'state.chosen': 'waiting for payment',
    'state.interrupted': 'not finished',
    'state.accepted': 'paid',
    'state.refunded': 'refunded',
    'state.cancelled': 'cancelled',
    'state.error': 'failed',
    'method.voucher': 'Voucher',
    'method.gift-card': 'Gift card',
    'method.points': 'Points',
    'method.balance': 'Balance',
    other: 'Another payment',
  },
});
