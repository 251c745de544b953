import { defineTexts } from '../texts/texts.ts';

export const emailFieldTexts = defineTexts('email-field', {
  pl: { suggestion: 'Czy chodziło o\u00a0{email}?' },
  en: { suggestion: 'Did you mean {email}?' },
});
