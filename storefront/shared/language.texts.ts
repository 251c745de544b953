import { defineTexts } from '../../components/texts/texts.ts';

/** The choice of a language, in a shop that has several. */
export const languageTexts = defineTexts('language', {
  pl: {
    label: 'Język',
    prices: 'Ceny podajemy w\u00a0złotych.',
    unknown: 'Sklep nie mówi w\u00a0tym języku.',
  },
  en: {
    label: 'Language',
    prices: 'Prices are in Polish złoty (PLN).',
    unknown: 'The shop does not speak this language.',
  },
});
