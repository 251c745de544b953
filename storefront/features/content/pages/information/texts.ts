import { defineTexts } from '../../../../../components/texts/index.ts';

export const informationTexts = defineTexts('information', {
  pl: {
    home: 'Strona główna',
    version: 'Wersja {number}, obowiązuje od {day}.',
    versionPast: 'To wcześniejsza wersja: {number}, obowiązywała od {day}.',
    versionCurrent: 'Zobacz obowiązującą',
  },
  en: {
    home: 'Home',
    version: 'Version {number}, in force since {day}.',
    versionPast: 'This is an earlier version: {number}, in force since {day}.',
    versionCurrent: 'See the current one',
  },
});
