import { defineTexts } from '../../../../components/texts/texts.ts';

/** What a cancelled order gave back, by the kind of payment. What the shop itself keeps is back at once, `other` is on its way. */
export const returnedPartsTexts = defineTexts('returnedParts', {
  pl: {
    voucher: 'Na bon wróciło {amount}. Możesz nim znowu zapłacić.',
    'gift-card': 'Na kartę podarunkową wróciło {amount}. Możesz nią znowu zapłacić.',
    points: {
      one: 'Na Twoje konto wrócił {count}\u00a0punkt. Możesz nim znowu zapłacić.',
      few: 'Na Twoje konto wróciły {count}\u00a0punkty. Możesz nimi znowu zapłacić.',
      many: 'Na Twoje konto wróciło {count}\u00a0punktów. Możesz nimi znowu zapłacić.',
      other: 'Na Twoje konto wróciło {count}\u00a0punktu. Możesz nimi znowu zapłacić.',
    },
    balance: 'Na saldo Twojego konta wróciło {amount}. Możesz nim znowu zapłacić.',
    other: '{amount} oddajemy tą samą drogą, którą przyszła płatność. Może to potrwać kilka dni roboczych.',
  },
  en: {
    other: 'We return {amount} by the way the payment came. It may take some working days.',
    voucher: '{amount} is back on the voucher. You can pay with it again.',
    'gift-card': '{amount} is back on the gift card. You can pay with it again.',
    points: {
      one: '{count} point is back in your account. You can pay with it again.',
      other: '{count} points are back in your account. You can pay with them again.',
    },
    balance: '{amount} is back on the balance of your account. You can pay with it again.',
  },
});
