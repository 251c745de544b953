import { defineTexts } from '../../../../../components/texts/index.ts';

export const homeTexts = defineTexts('home', {
  pl: {
    bestsellers: 'Najczęściej kupowane',
    seeNew: 'Zobacz nowości',
    inPicture: 'Na zdjęciu',
    departments: 'Od czego zacząć',
    departmentCount: {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
    new: 'Nowości',
    all: 'Wszystkie',
    allNew: 'nowości',
    allReduced: 'produkty taniej',
    featureTitle: 'Len na metry, cięty\u00A0co\u00A0{step}',
    featureLead: 'Podaj dokładną długość. Tniemy w\u00A0jednym kawałku, a\u00A0im więcej, tym taniej za metr.',
    featureFrom: 'od\u00A0{quantity}',
    featureLink: 'Wybierz len',
    reduced: 'Teraz taniej',
    reducedNote: 'Obniżkę liczymy od najniższej ceny z\u00A030\u00A0dni.',
    opinions: 'Z\u00A0listów od kupujących',
    opinionsMean: {
      one: '{mean} na 5 z\u00A0{count}\u00A0opinii',
      few: '{mean} na 5 z\u00A0{count}\u00A0opinii',
      many: '{mean} na 5 z\u00A0{count}\u00A0opinii',
      other: '{mean} na 5 z\u00A0{count}\u00A0opinii',
    },
    opinionRules: 'jak je sprawdzamy',
    quote: '„{text}”',
    confirmed: 'potwierdzony zakup',
  },
});
