import { defineTexts } from '../../../../../components/texts/texts.ts';

export const productCardsTexts = defineTexts('productCards', {
  pl: {
    from: 'od\u00A0{price}',
    perUnit: '{price}/{unit}',
    points: '{count}\u00A0pkt',
    phonePrice: 'Cena przez telefon',
    gratis: 'Gratis',
    soldOut: 'Chwilowo brak',
    returns: 'Wróci {day}',
    reduction: '\u2212{percent}%',
    new: 'Nowość',
  },
});
