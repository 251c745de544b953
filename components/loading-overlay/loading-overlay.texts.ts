import { defineTexts } from '../texts/texts.ts';

export const loadingOverlayTexts = defineTexts('loading-overlay', {
  pl: { loading: 'Wczytujemy stronę', cancel: 'Przerwij' },
  en: { loading: 'Loading the page', cancel: 'Stop' },
});
