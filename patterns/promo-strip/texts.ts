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
    codeName: 'Promocja',
    code: 'Kod',
    codeOf: 'kod {code}',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    today: 'Zamów dziś do\u00A0{time}, rzeczy z\u00A0magazynu wyjdą dziś',
  },
  en: {
    name: 'Shopping with us',
    freeShipping: 'Free delivery from\u00A0{amount}',
    returns: { one: 'returns within {count}\u00A0day', other: 'returns within {count}\u00A0days' },
    codeName: 'Promotion',
    code: 'Code',
    codeOf: 'code {code}',
    copy: 'Copy',
    copied: 'Copied.',
    today: 'Order by\u00A0{time} and what is in the warehouse leaves today',
  },
});
