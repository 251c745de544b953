import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The times from which one is chosen, inside a message. */
export const deliverySlotTexts = defineTexts('deliverySlots', {
  pl: {
    times: 'od {first} do {last}',
    hourStep: 'godziny co {step}',
    minuteStep: 'minuty co {step}',
  },
});
