import { clientDataFields, type ClientDataField } from '../../../../patterns/rules/client-data/check.ts';
import { fieldTypes, type FieldType } from '../../../../patterns/validation/field-types.ts';
import { Refusal } from '../calling/refusal.ts';
import { countryOf } from '../../../platform/settings/country.ts';

/** Client names of form fields (spec 3, "client registration fields"), beside the names of `validateClientData`. */
const otherNames: Readonly<Record<string, ClientDataField>> = {
  name: 'lastname',
  firm: 'companyName',
  firmname: 'companyName',
  nip: 'taxNumber',
  birth_date: 'birthDate',
};

/** The check of a name: a field of a client's data, or a general type of field. */
export type ValidationSubject = { readonly field: ClientDataField } | { readonly type: FieldType };

export interface ValidationQuestion {
  readonly subject: ValidationSubject;
  readonly value: string;
  /** ISO 3166-1 alpha-2; '' for a country unknown to the shop: no rules. */
  readonly country: string;
  readonly isRegistration: boolean;
}

/**
 * The first parameter named like a validation is checked (wire contract 2.5: `<validation>=<value>[&extra]`); the
 * extra has the house number, the country and whether it is a registration.
 *
 * @throws Refusal if no parameter is one
 */
export function readValidationQuestion(parameters: URLSearchParams): ValidationQuestion {
  for (const [name, value] of parameters) {
    const subject = subjectOf(name);
    if (!subject) continue;
    const number = 'field' in subject && subject.field === 'street' ? parameters.get('street_number') : null;
    return {
      subject,
      value: number === null ? value : `${value.trim()} ${number.trim()}`,
      country: readCountry(parameters.get('country') ?? parameters.get('region')),
      isRegistration: parameters.get('form') === 'registration',
    };
  }
  throw new Refusal('No parameter names a validation.');
}

function subjectOf(name: string): ValidationSubject | null {
  const plain = name.replace(/^client_/, '');
  const field =
    clientDataFields.find((one) => one === plain) ?? (Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined);
  if (field) return { field };
  return Object.hasOwn(typesByName, name) ? { type: name as FieldType } : null;
}

/** Names alone: limits are the shop's, read at the check. */
const typesByName = fieldTypes({
  phoneMinimum: 0,
  passwordMinimum: 0,
  passwordMaximum: 0,
  loginMinimum: 0,
  loginMaximum: 0,
});

/** A code, or the platform's number of a region as `validateClientData` reads it. */
const readCountry = (text: string | null): string =>
  /^[A-Za-z]{2}$/.test(text ?? '') ? text!.toUpperCase() : countryOf(text === '' ? null : text);
