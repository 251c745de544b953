import { defineTexts } from '../texts/texts.ts';

export const emptyStateTexts = defineTexts('empty-state', {
  pl: { code: 'Kod {code}' },
  en: { code: 'Code {code}' },
});
