import { defineTexts } from '../texts/texts.ts';

export const tableTexts = defineTexts('table', {
  pl: {
    empty: 'Nic tu jeszcze nie ma.',
    ascending: 'Posortowano rosnąco: {column}.',
    descending: 'Posortowano malejąco: {column}.',
  },
  en: {
    empty: 'There is nothing here yet.',
    ascending: 'Sorted ascending: {column}.',
    descending: 'Sorted descending: {column}.',
  },
});
