import { defineTexts } from '../texts/texts.ts';

export const skipLinkTexts = defineTexts('skip-link', {
  pl: { toContent: 'Przejdź do treści' },
  en: { toContent: 'Skip to content' },
});
