import { defineTexts } from '../../../../../components/texts/texts.ts';

export const settingsChangeTexts = defineTexts('settingsChange', {
  pl: {
    compared: 'Dodano do porównania.',
    comparedAlready: 'Ten produkt jest już w\u00a0porównaniu.',
    comparedNoMore: 'Usunięto z\u00a0porównania.',
    noSuchLanguage: 'Sklep mówi na razie tylko po polsku.',
    noSuchCurrency: 'Ceny podajemy w\u00a0złotych.',
    noSuchCountry: 'Do tego kraju nie wysyłamy.',
  },
});
