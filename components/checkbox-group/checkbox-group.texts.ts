import { defineTexts } from '../texts/texts.ts';

export const checkboxGroupTexts = defineTexts('checkbox-group', {
  pl: {
    between: 'Wybierz od {minimum} do {maximum}\u00a0opcji.',
    tooFew: {
      one: 'Wybierz co najmniej {count}\u00a0opcję.',
      few: 'Wybierz co najmniej {count}\u00a0opcje.',
      many: 'Wybierz co najmniej {count}\u00a0opcji.',
      other: 'Wybierz co najmniej {count}\u00a0opcji.',
    },
    tooMany: {
      one: 'Wybierz co najwyżej {count}\u00a0opcję.',
      few: 'Wybierz co najwyżej {count}\u00a0opcje.',
      many: 'Wybierz co najwyżej {count}\u00a0opcji.',
      other: 'Wybierz co najwyżej {count}\u00a0opcji.',
    },
  },
  en: {
    between: 'Choose {minimum} to {maximum} options.',
    tooFew: {
      one: 'Choose at least {count} option.',
      few: 'Choose at least {count} options.',
      many: 'Choose at least {count} options.',
      other: 'Choose at least {count} options.',
    },
    tooMany: {
      one: 'Choose at most {count} option.',
      few: 'Choose at most {count} options.',
      many: 'Choose at most {count} options.',
      other: 'Choose at most {count} options.',
    },
  },
});
