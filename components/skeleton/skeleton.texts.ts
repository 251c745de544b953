import { defineTexts } from '../texts/texts.ts';

export const skeletonTexts = defineTexts('skeleton', {
  pl: { loading: 'Wczytujemy…' },
  en: { loading: 'Loading…' },
});
