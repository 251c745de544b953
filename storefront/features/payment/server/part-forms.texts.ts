import { defineTexts } from '../../../../components/texts/texts.ts';

export const partFormsTexts = defineTexts('partForms', {
  pl: {
    voucher: 'Bon',
    voucherNumber: 'Numer bonu',
    voucherHint: '16\u00a0cyfr z\u00a0bonu. Niewykorzystana część zostaje na bonie.',
    addVoucher: 'Użyj bonu',
    giftCard: 'Karta podarunkowa',
    cardNumber: 'Numer karty podarunkowej',
    cardHint: '16\u00a0cyfr z\u00a0przodu karty.',
    pin: 'PIN',
    pinHint: '4\u00a0cyfry spod zdrapki.',
    addGiftCard: 'Użyj karty podarunkowej',
    points: 'Punkty',
    pointsHave: {
      one: 'Masz {count}\u00a0punkt, wart {worth}.',
      few: 'Masz {count}\u00a0punkty, warte {worth}.',
      many: 'Masz {count}\u00a0punktów, wartych {worth}.',
      other: 'Masz {count}\u00a0punktu, wartych {worth}.',
    },
    pointsUse: 'Ile punktów',
    addPoints: 'Użyj punktów',
    balance: 'Saldo',
    balanceHave: 'Na Twoim saldzie jest {amount}.',
    addBalance: 'Użyj salda',
    guest: 'Punktami i\u00a0saldem płacą zalogowani.',
    signIn: 'Zaloguj się',
  },
});
