import { defineTexts } from '../../../../components/texts/texts.ts';

/** Why a code was refused. */
export const codeProblemTexts = defineTexts('signInCode', {
  pl: {
    empty: 'Wpisz kod.',
    wrong: 'Ten kod nie pasuje. Wpisz kod, który aplikacja pokazuje teraz.',
    blocked: {
      one: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minutę.',
      few: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minuty.',
      many: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minut.',
      other: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minuty.',
    },
  },
  en: {
    empty: 'Enter the code.',
    wrong: 'This code does not match. Enter the code that the app shows now.',
    blocked: {
      one: 'Too many wrong codes. Try again in {count} minute.',
      other: 'Too many wrong codes. Try again in {count} minutes.',
    },
  },
});
