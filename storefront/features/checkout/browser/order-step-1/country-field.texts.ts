import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Apart from the texts of the other fields, which load later. */
export const countryFieldTexts = defineTexts('countryField', {
  pl: {
    label: 'Kraj',
    note: 'Po zmianie kraju pokażemy, jak i\u00a0za ile tam dostarczamy.',
    change: 'Zmień kraj',
    changeOfRecipient: 'Zmień kraj odbiorcy',
  },
  en: {
    label: 'Country',
    note: 'When you change the country, we show how we deliver there and what it costs.',
    change: 'Change country',
    changeOfRecipient: 'Change the recipient’s country',
  },
});
