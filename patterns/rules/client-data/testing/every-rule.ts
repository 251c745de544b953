import { ibanErrno, storedIban } from '../../iban.ts';
import { isFileName } from '../../file-rules.ts';
import { addressProblems, type Address } from '../../validation.ts';
import { clientDataFields, clientDataProblem, usuallyRequired } from '../check.ts';
import type { Party } from '../codes.ts';
import { messagesOf } from '../problem.ts';
import { registrationProblems, type PartyData } from '../registration.ts';
import { limits, numbers, today } from './rules.ts';

/** All verdicts on one text, as one line: for comparing the browser's bundle with the server. */
export function everyAnswer(value: string, country: string, party: Party): string {
  const context = {
    country,
    party,
    required: usuallyRequired,
    passwordForm: 'registration',
    limits,
    today,
    numbers,
  } as const;
  const data = (text: string): PartyData => ({
    firstname: text,
    lastname: 'Źrebiec',
    companyName: text,
    taxNumber: text,
    street: text,
    streetNumber: text.slice(-3),
    zipcode: text,
    city: text,
    country,
    phone: text,
  });
  const address: Address = { ...data(value), email: value, street_number: value };
  return JSON.stringify([
    clientDataFields.map((field) => messagesOf(clientDataProblem(field, value, context))),
    registrationProblems(
      {
        type: 'firm',
        email: value,
        bankAccount: '',
        birthDate: value,
        login: value,
        password: value,
        passwordRepeat: value.trim(),
        client: data(value),
        delivery: data(value),
        invoice: data(value),
      },
      { countries: ['PL', 'DE'], asked: { birthDate: 'required', bankAccount: 'no' }, limits, today, numbers },
    ),
    addressProblems(address, limits),
    ibanErrno(value),
    storedIban(value),
    isFileName(value),
  ]);
}
