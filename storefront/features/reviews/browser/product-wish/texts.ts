import { defineTexts } from '../../../../../components/texts/texts.ts';

export const productWishTexts = defineTexts('productWish', {
  pl: {
    title: 'Napisz, czego szukasz',
    missing: 'Brakuje Ci czegoś w\u00a0sklepie?',
    missingLead: 'Powiedz nam, co to jest. Zapiszemy i\u00a0poszukamy.',
    lead: 'Zapiszemy to i\u00a0poszukamy. Nie obiecujemy, że się uda.',
    name: 'Czego szukasz?',
    desc: 'Szczegóły',
    length: 'Najwyżej {count}\u00a0znaków.',
    submit: 'Zapisz',
    limit: 'Na dziś to już wszystkie zapytania. Wróć jutro.',
  },
});
