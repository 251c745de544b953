import { defineTexts } from '../../../../components/texts/texts.ts';

/** What a cancelled order gave back, by the kind of payment; the shop itself keeps that money, so it is back at once. */
export const returnedPartsTexts = defineTexts('returnedParts', {
  pl: {
    voucher: 'Na bon wróciło {amount}. Możesz nim znowu zapłacić.',
    'gift-card': 'Na kartę podarunkową wróciło {amount}. Możesz nią znowu zapłacić.',
    points: 'Na Twoje konto wróciły punkty warte {amount}. Możesz nimi znowu zapłacić.',
    balance: 'Na saldo Twojego konta wróciło {amount}. Możesz nim znowu zapłacić.',
  },
  en: {
    voucher: '{amount} is back on the voucher. You can pay with it again.',
    'gift-card': '{amount} is back on the gift card. You can pay with it again.',
    points: 'Points worth {amount} are back in your account. You can pay with them again.',
    balance: '{amount} is back on the balance of your account. You can pay with it again.',
  },
});
