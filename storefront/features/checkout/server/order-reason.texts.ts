import { defineTexts } from '../../../../components/texts/texts.ts';

/** Why an order is in its state, where that says more than the state: by the note in its history. */
export const orderReasonTexts = defineTexts('orderReason', {
  pl: { unpaid: 'anulowane, bo nie wpłynęła wpłata' },
});
