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
  en: {
    title: 'Tell us what you are looking for',
    missing: 'Is something missing from the shop?',
    missingLead: 'Tell us what it is. We will note it down and look for it.',
    lead: 'We will note it down and look for it. We cannot promise to find it.',
    name: 'What are you looking for?',
    desc: 'Details',
    length: 'Up to {count}\u00a0characters.',
    submit: 'Save',
    limit: 'That is all the requests we can take today. Come back tomorrow.',
  },
});
