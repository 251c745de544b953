import { defineTexts } from '../../components/texts/texts.ts';

export const promoStripTexts = defineTexts('promoStrip', {
  pl: {
    name: 'Warunki zakupów',
    freeShipping: 'Darmowa dostawa od\u00A0{amount}',
    returns: {
      one: 'zwrot do {count}\u00A0dnia',
      few: 'zwrot do {count}\u00A0dni',
      many: 'zwrot do {count}\u00A0dni',
      other: 'zwrot do {count}\u00A0dnia',
    },
    codeName: 'Kod rabatowy',
    code: 'Kod:',
    copy: 'Kopiuj kod',
    copied: 'Skopiowano.',
    today: 'Zamów dziś do\u00A0{time}, rzeczy z\u00A0magazynu wyjdą dziś',
  },
});
