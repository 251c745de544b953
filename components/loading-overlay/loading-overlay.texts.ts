import { defineTexts } from '../texts/texts.ts';

export const loadingOverlayTexts = defineTexts('loading-overlay', {
  pl: { loading: 'Wczytujemy stronę' },
  en: { loading: 'Loading the page' },
});
