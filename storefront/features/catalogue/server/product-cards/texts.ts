import { defineTexts } from '../../../../../components/texts/texts.ts';

export const productCardsTexts = defineTexts('productCards', {
  pl: {
    from: 'od\u00A0{price}',
    points: '{count}\u00A0pkt',
    phonePrice: 'Cena przez telefon',
    gratis: 'Gratis',
    soldOut: 'Chwilowo brak',
    returns: 'Wróci {day}',
    reduction: '\u2212{percent}%',
    new: 'Nowość',
  },
  en: {
    from: 'from\u00A0{price}',
    points: '{count}\u00A0pts',
    phonePrice: 'Price by phone',
    gratis: 'Free gift',
    soldOut: 'Out of stock',
    returns: 'Back {day}',
    reduction: '\u2212{percent}%',
    new: 'New',
  },
});
