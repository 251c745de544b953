import { defineTexts } from '../../../../components/texts/texts.ts';

/** What a cancelled order gave back, by the kind of payment; the shop itself keeps that money, so it is back at once. */
export const returnedPartsTexts = defineTexts('returnedParts', {
  pl: {
    voucher: 'Na bon wróciło {amount}. Możesz nim znowu zapłacić.',
    'gift-card': 'Na kartę podarunkową wróciło {amount}. Możesz nią znowu zapłacić.',
    points: 'Na Twoje konto wróciły punkty warte {amount}. Możesz nimi znowu zapłacić.',
    balance: 'Na saldo Twojego konta wróciło {amount}. Możesz nim znowu zapłacić.',
  },
});
