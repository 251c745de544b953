import { defineTexts } from '../../components/texts/texts.ts';

export const orderSummaryTexts = defineTexts('orderSummary', {
  pl: { heading: 'Podsumowanie', total: 'Do zapłaty', whole: 'Razem' },
  en: {
    heading: 'Summary',
    total: 'To pay',
    whole: 'Total',
  },
});
