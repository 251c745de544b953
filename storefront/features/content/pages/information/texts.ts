import { defineTexts } from '../../../../../components/texts/index.ts';

export const informationTexts = defineTexts('information', {
  pl: {
    home: 'Strona główna',
    contents: 'Na tej stronie',
    version: 'Wersja {number}, obowiązuje od {day}.',
    versionPast: 'To wcześniejsza wersja: {number}, obowiązywała od {day}.',
    versionCurrent: 'Zobacz obowiązującą',
  },
  en: {
    home: 'Home',
    contents: 'On this page',
    version: 'Version {number}, in force since {day}.',
    versionPast: 'This is an earlier version: {number}, in force since {day}.',
    versionCurrent: 'See the current one',
  },
});
