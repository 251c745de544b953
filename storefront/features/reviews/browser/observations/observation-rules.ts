import type { TextsContext } from '../../../../../components/texts/texts.ts';
import {
  hasLength,
  isChecked,
  isEmail,
  isPhone,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';

/** Names of the fields; the first one identifies this form on a page. */
export const observationFields = {
  marker: 'observe',
  size: 'size',
  email: 'email',
  phone: 'phone',
  consent: 'consent',
} as const;

export type ObservationField = 'email' | 'phone' | 'consent';

export interface TypedObservation {
  size: string;
  email: string;
  /** '' for no call. */
  phone: string;
  hasConsent: boolean;
}

const longest = 500;

export function readObservation(form: FormData): TypedObservation {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return {
    size: text(observationFields.size),
    email: text(observationFields.email),
    phone: text(observationFields.phone),
    hasConsent: form.has(observationFields.consent),
  };
}

/** Problems of the form, for the browser and the server; using call 22 implies the consent. */
export const observationProblems = (
  { email, phone, hasConsent }: Omit<TypedObservation, 'size'>,
  phoneMinimum: number,
  texts: TextsContext,
): Problems<ObservationField> =>
  failing<ObservationField>({
    email: fieldProblem(email, [isRequired, isEmail, hasLength(1, longestValue)], texts),
    phone: phone.trim() === '' ? undefined : fieldProblem(phone, [isPhone(phoneMinimum), hasLength(1, 30)], texts),
    consent: fieldProblem(hasConsent ? '1' : '', [isChecked], texts),
  });
