import { defineTexts } from '../../../../../components/texts/index.ts';

export const informationTexts = defineTexts('information', {
  pl: {
    contents: 'Na tej stronie',
    version: 'Wersja {number}, obowiązuje od {day}.',
    versionPast: 'To wcześniejsza wersja: {number}, obowiązywała od {day}.',
    versionCurrent: 'Zobacz obowiązującą',
  },
  en: {
    contents: 'On this page',
    version: 'Version {number}, in force since {day}.',
    versionPast: 'This is an earlier version: {number}, in force since {day}.',
    versionCurrent: 'See the current one',
  },
});
