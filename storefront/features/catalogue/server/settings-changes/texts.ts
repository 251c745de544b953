import { defineTexts } from '../../../../../components/texts/texts.ts';

export const settingsChangeTexts = defineTexts('settingsChange', {
  pl: {
    noSuchLanguage: 'Sklep mówi na razie tylko po polsku.',
    noSuchCurrency: 'Ceny podajemy w\u00a0złotych.',
    noSuchCountry: 'Do tego kraju nie wysyłamy.',
  },
  en: {
    noSuchLanguage: 'The shop does not speak this language yet.',
    noSuchCurrency: 'Our prices are in Polish zlotys.',
    noSuchCountry: 'We do not deliver to this country.',
  },
});
