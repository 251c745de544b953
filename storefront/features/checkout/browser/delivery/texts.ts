import { defineTexts } from '../../../../../components/texts/texts.ts';

export const pointSearchTexts = defineTexts('pointSearch', {
  pl: {
    lost: 'Nie udało się wyszukać. Spróbuj jeszcze raz.',
    noPlace: 'Przeglądarka nie podała położenia. Wpisz miejscowość albo kod pocztowy.',
  },
});
