import { defineTexts } from '../../../../../components/texts/texts.ts';

export const pointSearchTexts = defineTexts('pointSearch', {
  pl: {
    lost: 'Nie udało się wyszukać. Spróbuj jeszcze raz.',
    noPlace: 'Przeglądarka nie podała położenia. Wpisz miejscowość albo kod pocztowy.',
  },
  en: {
    lost: 'The search failed. Try again.',
    noPlace: 'The browser did not give your location. Enter a town or postcode.',
  },
});
