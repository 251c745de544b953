import { defineTexts } from '../../../../../components/texts/texts.ts';

export const consentTexts = defineTexts('consent', {
  pl: {
    analytics: 'Statystyka',
    analyticsText:
      'Skrypty sklepu zapisują, co trafia do\u00a0koszyka i\u00a0co z\u00a0niego znika. Dzięki temu wiemy, które strony pomagają.',
    marketing: 'Reklama',
    marketingText: 'Partnerzy sklepu mogą poznać, co oglądasz, i\u00a0pokazać Ci to gdzie indziej.',
  },
  en: {
    analytics: 'Statistics',
    analyticsText:
      'The shop’s scripts record what goes into the basket and what leaves it. This tells us which pages help.',
    marketing: 'Advertising',
    marketingText: 'The shop’s partners may learn what you look at and show it to you elsewhere.',
  },
});
