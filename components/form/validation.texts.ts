import { defineTexts } from '../texts/texts.ts';

/** Messages for violated native constraints; the Polish ones are from spec 5, letter for letter. */
export const validationTexts = defineTexts('validation', {
  pl: {
    required: 'Proszę wypełnić to pole.',
    unchecked: 'Proszę wypełnić to pole.',
    no_option: 'Proszę wybrać opcję.',
    minlength: 'Minimalna liczba znaków dla tego pola to {n}',
    maxlength: 'Maksymalna liczba znaków dla tego pola to {n}',
    email: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. {email}.',
    exampleEmail: 'hanna@poczta.pl',
  },
  en: {
    required: 'Please fill in this field.',
    unchecked: 'Please fill in this field.',
    no_option: 'Please choose an option.',
    minlength: 'The minimum number of characters in this field is {n}',
    maxlength: 'The maximum number of characters in this field is {n}',
    email: 'This e-mail is not right. Type the whole address, such as {email}.',
    exampleEmail: 'hanna@example.com',
  },
});
