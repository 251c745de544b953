import { defineTexts } from '../../../../../components/texts/texts.ts';

export const trailTexts = defineTexts('trail', {
  pl: { home: 'Strona główna' },
  en: { home: 'Home' },
});
