import { defineTexts } from '../texts/texts.ts';

export const breadcrumbsTexts = defineTexts('breadcrumbs', {
  pl: { name: 'Ścieżka nawigacji' },
  en: { name: 'Breadcrumbs' },
});
