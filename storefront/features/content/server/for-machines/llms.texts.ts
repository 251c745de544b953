import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Words of `llms.txt`. */
export const llmsTexts = defineTexts('llms', {
  pl: {
    departments: 'Działy',
    rules: 'Zasady zakupów',
    delivery: 'Dostawa i\u00a0płatność',
    returns: 'Zwroty i\u00a0reklamacje',
    faq: 'Pytania i\u00a0odpowiedzi',
    terms: 'Regulamin',
    privacy: 'Prywatność',
    accessibility: 'Dostępność',
    orderLookup: 'Sprawdź zamówienie',
    withdrawal: 'Odstąp od umowy',
    sitemap: 'Mapa strony',
  },
});
