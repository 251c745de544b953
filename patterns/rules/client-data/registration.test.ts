import { describe, expect, it } from 'vitest';
import { registrationProblems, type PartyData, type Registration, type RegistrationRules } from './registration.ts';
import { limits, numbers, today } from './testing/rules.ts';

const address: PartyData = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  companyName: '',
  taxNumber: '',
  street: 'Łobzowska',
  streetNumber: '8/3',
  zipcode: '31-145',
  city: 'Kraków',
  country: 'PL',
  phone: '600 100 200',
};
const company: PartyData = { ...address, companyName: 'Sień Sp. z o.o.', taxNumber: '526-025-02-74' };
const nothing = Object.fromEntries(Object.keys(address).map((field) => [field, ''])) as unknown as PartyData;
const person: Registration = {
  type: 'private',
  email: 'hanna@poczta.pl',
  bankAccount: '',
  birthDate: '',
  login: 'hanna',
  password: 'tajne1',
  passwordRepeat: 'tajne1',
  client: address,
  delivery: null,
  invoice: null,
};
const rules: RegistrationRules = {
  countries: ['PL', 'DE'],
  asked: { birthDate: 'optional', bankAccount: 'optional' },
  limits,
  today,
  numbers,
};
const problemsOf = (changes: Partial<Registration>, ruleChanges: Partial<RegistrationRules> = {}) =>
  registrationProblems({ ...person, ...changes }, { ...rules, ...ruleChanges }).map(
    ({ part, field, problem }) => `${part} ${field}: ${problem.code}`,
  );

describe('a registration [V-16 part]', () => {
  it('accepts a person, a company, and other addresses', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ type: 'firm', client: company })).toEqual([]);
    expect(
      problemsOf({ delivery: { ...address, phone: '' }, invoice: { ...company, firstname: '', lastname: '' } }),
    ).toEqual([]);
    expect(problemsOf({ birthDate: '1990-05-17' }, { asked: { birthDate: 'required', bankAccount: 'no' } })).toEqual(
      [],
    );
  });

  it('requires of a person all but company and tax number', () => {
    const empty = { client: nothing, email: '', login: '', password: '', passwordRepeat: '' };
    expect(problemsOf(empty, { asked: { birthDate: 'required', bankAccount: 'no' } })).toEqual([
      'account email: incorect_email',
      'account birthDate: birth_date',
      'account login: no_login',
      'account password: no_password',
      'client country: incorrect_region',
      'client street: no_street',
      'client firstname: no_firstname',
      'client lastname: no_name',
      'client zipcode: incorect_zipcode',
      'client city: no_city',
      'client phone: incorect_phone',
    ]);
  });

  it('requires of a company its name and NIP', () => {
    expect(problemsOf({ type: 'firm' })).toEqual(['client companyName: no_firmname', 'client taxNumber: incorect_nip']);
  });

  it('requires a house number, reported at its own field', () => {
    expect(problemsOf({ client: { ...address, streetNumber: '' } })).toEqual(['client streetNumber: no_street_number']);
    expect(problemsOf({ client: { ...address, street: '' } })).toEqual(['client street: no_street']);
    const british = { ...address, country: 'GB', zipcode: 'SW1A 1AA', phone: '020 7946 0958', streetNumber: '' };
    expect(problemsOf({ client: british }, { countries: ['GB'] })).toEqual([
      'client streetNumber: no_street_number_uk',
    ]);
  });

  it('requires the delivery and invoice addresses if they differ', () => {
    expect(problemsOf({ delivery: nothing })).toEqual([
      'delivery country: incorect_delivery_region',
      'delivery street: no_delivery_street',
      'delivery firstname: no_delivery_firstname',
      'delivery lastname: no_delivery_lastname',
      'delivery zipcode: incorect_delivery_zipcode',
      'delivery city: no_delivery_city',
    ]);
    expect(problemsOf({ invoice: nothing })).toEqual([
      'invoice country: incorrect_region',
      'invoice street: no_invoice_street',
      'invoice firstname: no_invoice_firstname',
      'invoice lastname: no_invoice_lastname',
      'invoice zipcode: incorect_invoice_zipcode',
      'invoice city: no_invoice_city',
    ]);
    expect(problemsOf({ invoice: { ...nothing, country: 'PL', taxNumber: '5260250274' } })).toEqual([
      'invoice street: no_invoice_street',
      'invoice companyName: no_invoice_firmname',
      'invoice zipcode: incorect_invoice_zipcode',
      'invoice city: no_invoice_city',
    ]);
  });

  it.each(['firstname', 'lastname', 'companyName', 'taxNumber', 'street', 'city', 'phone'] as const)(
    'refuses an illegal character in %s of each address',
    (field) => {
      const bad = { ...company, [field]: '<' };
      const found = problemsOf({ type: 'firm', client: bad, delivery: bad, invoice: bad });
      expect(found).toHaveLength(3);
      for (const [index, part] of ['client', 'delivery', 'invoice'].entries()) {
        expect(found[index]).toMatch(new RegExp(`^${part} ${field}: illegal_characters_(client|delivery)_`));
      }
    },
  );

  it('refuses a country without delivery', () => {
    expect(problemsOf({ client: { ...address, country: 'AE' } })).toContain('client country: incorrect_region');
  });

  it('limits a password to 15 characters', () => {
    const password = 'x'.repeat(16);
    expect(problemsOf({ password, passwordRepeat: password })).toEqual(['account password: password_to_long']);
  });
});
