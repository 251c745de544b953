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
  en: {
    departments: 'Departments',
    rules: 'Rules of shopping',
    delivery: 'Delivery and payment',
    returns: 'Returns and complaints',
    faq: 'Questions and answers',
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    orderLookup: 'Find your order',
    withdrawal: 'Withdraw from the contract',
    sitemap: 'Site map',
  },
});
