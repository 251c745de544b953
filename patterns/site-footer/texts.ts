import { defineTexts } from '../../components/texts/texts.ts';

export const siteFooterTexts = defineTexts('siteFooter', {
  pl: { legal: 'Dane sprzedawcy' },
  en: {
    legal: 'Seller details',
  },
});
