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
    illegal_characters: 'W tym polu jest znak, którego nie przyjmujemy.',
    no_street_number: kitTexts.pl.required,
    incorect_login: 'Login ma od {min} do {max} znaków: litery, cyfry oraz @ . - _',
    password_to_short: 'Hasło jest za krótkie. Wpisz co najmniej {min} znaków.',
    password_to_long: 'Hasło jest za długie. Wpisz najwyżej {max} znaków.',
  },
});

/** The message at the field. */
export function problemText(problem: Problem, t: Translate<typeof validationTexts.pl>): string {
  const { code, ...values } = problem;
  return t(code, code === 'email' ? { email: t('exampleEmail') } : values);
}
