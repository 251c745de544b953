import { defineTexts } from '../../../../../components/texts/index.ts';

export const informationTexts = defineTexts('information', {
  pl: {
    home: 'Strona główna',
    version: 'Wersja {number}, obowiązuje od {day}.',
    versionPast: 'To wcześniejsza wersja: {number}, obowiązywała od {day}.',
    versionCurrent: 'Zobacz obowiązującą',
  },
});
