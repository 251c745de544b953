import { defineTexts } from '../../../../components/texts/texts.ts';

export const paymentNameTexts = defineTexts('paymentName', {
  pl: {
    'method.voucher': 'Bon',
    'method.gift-card': 'Karta podarunkowa',
    'method.points': 'Punkty',
    'method.balance': 'Saldo',
    other: 'Inna płatność',
  },
});
