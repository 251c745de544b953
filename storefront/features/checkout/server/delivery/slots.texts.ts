import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The times from which one is chosen, inside a message. */
export const deliverySlotTexts = defineTexts('deliverySlots', {
  pl: {
    times: 'od {first} do {last}',
    hourStep: 'godziny co {step}',
    minuteStep: 'minuty co {step}',
  },
  en: {
    times: 'from {first} to {last}',
    hourStep: 'hours in steps of {step}',
    minuteStep: 'minutes in steps of {step}',
  },
});
