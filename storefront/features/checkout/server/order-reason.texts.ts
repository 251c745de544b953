import { defineTexts } from '../../../../components/texts/texts.ts';

/** Reasons for an order's state, where they say more than the state: by the note in its history. */
export const orderReasonTexts = defineTexts('orderReason', {
  pl: {
    unpaid: 'anulowane, bo nie wpłynęła wpłata',
    costOpen: 'koszt dostawy ustali obsługa sklepu',
    costSet: 'koszt dostawy ustalony',
  },
  en: {
    unpaid: 'cancelled because no payment arrived',
    costOpen: 'customer service will set the delivery cost',
    costSet: 'delivery cost set',
  },
});
