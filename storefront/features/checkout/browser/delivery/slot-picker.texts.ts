import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Loaded with the deliveries. */
export const slotPickerTexts = defineTexts('slotPicker', {
  pl: { time: 'Godzina dostawy' },
  en: {
    time: 'Delivery time',
  },
});
