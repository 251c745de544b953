import type { TextsContext } from '../../../../../components/texts/texts.ts';
import {
  hasLegalCharacters,
  hasLength,
  isEmail,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';

/** In the order of the form. */
export type ContactField = 'contact_name' | 'contact_email' | 'contact_message';
export type TypedContact = Typed<ContactField>;

export const readContact = (field: Fields): TypedContact => ({
  contact_name: line(field('contact_name')),
  contact_email: line(field('contact_email')),
  contact_message: lines(field('contact_message')),
});

/** Problems of the form. @param longest the most characters of the message */
export const contactProblems = (typed: TypedContact, longest: number, texts: TextsContext): Problems<ContactField> =>
  failing<ContactField>({
    contact_name: fieldProblem(typed.contact_name, [hasLegalCharacters, hasLength(0, longestValue)], texts),
    contact_email: fieldProblem(typed.contact_email, [isRequired, isEmail, hasLength(1, longestValue)], texts),
    contact_message: fieldProblem(typed.contact_message, [isRequired, hasLength(1, longest)], texts),
  });
