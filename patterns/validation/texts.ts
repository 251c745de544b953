import { validationTexts as kitTexts } from '../../components/form/validation.texts.ts';
import { defineTexts, type Translate } from '../../components/texts/texts.ts';
import type { Problem } from '../rules/validation.ts';

/**
 * The shop's validation messages; the wording of spec 5 stands letter for letter. Those of the kit's own checks are
 * included, under the same keys: a shop that sets `validation.required` sets it in the browser and on the server.
 */
export const validationTexts = defineTexts('validation', {
  pl: {
    ...kitTexts.pl,
    phone: 'Numer telefonu powinien zawierać minimum {n} znaków',
    incorect_email: 'Podano niepoprawny adres email.',
    zipcode: 'Wpisz kod w formacie {format}, np. {example}.',
    or: 'albo',
    illegal_characters: 'W tym polu jest znak, którego nie przyjmujemy.',
    no_street_number: kitTexts.pl.required,
    incorect_login: 'Login ma od {min} do {max} znaków: litery, cyfry oraz @ . - _',
    password_to_short: 'Hasło jest za krótkie. Wpisz co najmniej {min} znaków.',
    password_to_long: 'Hasło jest za długie. Wpisz najwyżej {max} znaków.',
  },
  en: {
    ...kitTexts.en,
    phone: 'The phone number should have at least {n} characters',
    incorect_email: 'This email address is not correct.',
    zipcode: 'Enter the code as {format}, e.g. {example}.',
    or: 'or',
    illegal_characters: 'There is a character in this field that we do not accept.',
    no_street_number: kitTexts.en.required,
    incorect_login: 'A login has {min} to {max} characters: letters, digits and @ . - _',
    password_to_short: 'The password is too short. Enter at least {min} characters.',
    password_to_long: 'The password is too long. Enter at most {max} characters.',
  },
});

/** Alternatives in words: "31145 albo 31145-0672". @param list joined by commas, as on the wire */
export const eitherOf = (list: string, t: Translate<typeof validationTexts.pl>): string =>
  list.replaceAll(', ', ` ${t('or')} `);

/** The message at the field. */
export function problemText(problem: Problem, t: Translate<typeof validationTexts.pl>): string {
  const { code, ...values } = problem;
  if (problem.code === 'zipcode') return t(code, { ...values, format: eitherOf(problem.format, t) });
  return t(code, code === 'email' ? { email: t('exampleEmail') } : values);
}
