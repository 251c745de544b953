import { clientDataProblem, usuallyRequired, type ClientDataContext, type ClientDataField } from './check.ts';
import { missingCodes, type Party, type PartyField } from './codes.ts';
import { credentialProblems, type Credentials } from './credentials.ts';
import { bankAccountProblem, type AskedData } from './asked-data.ts';
import type { ClientDataProblem } from './problem.ts';

/** Who registers: a person or a company (wire contract 1.4). */
export type ClientType = 'private' | 'firm';

/** The data of one address. `country` is ISO 3166-1 alpha-2, '' if none was chosen. */
export type PartyData = Readonly<Record<PartyField, string>>;

export interface Registration extends Credentials {
  type: ClientType;
  email: string;
  birthDate: string;
  bankAccount: string;
  client: PartyData;
  /** Another address than the client's own; null for that one. */
  delivery: PartyData | null;
  /** Another recipient than the client; null for the client. A company has a name or a tax number. */
  invoice: PartyData | null;
}

export interface RegistrationRules {
  /** The countries that the shop sends to (ISO 3166-1 alpha-2). */
  countries: ReadonlyArray<string>;
  /** What the form asks beside the data of every client. */
  asked: AskedData;
  /** Left out in a browser, which asks call 4 instead (V-09). */
  isIban?: (value: string) => boolean;
  limits: ClientDataContext['limits'];
  today: ClientDataContext['today'];
  numbers: ClientDataContext['numbers'];
}

/** A refused field: the address that it stands in, or the account. */
export interface RegistrationProblem {
  part: Party | 'account';
  field: PartyField | 'email' | 'birthDate' | 'bankAccount' | keyof Credentials;
  problem: ClientDataProblem;
}

const fieldsOfParty = [
  'firstname',
  'lastname',
  'companyName',
  'taxNumber',
  'zipcode',
  'city',
  'phone',
] as const satisfies ReadonlyArray<ClientDataField & PartyField>;

/** The required fields of an address. A company needs its name and number; a parcel's phone is optional. */
function requiredOf(party: Party, isFirm: boolean): ReadonlyArray<ClientDataField> {
  const address = ['street', 'zipcode', 'city'] as const;
  if (party === 'delivery') return ['firstname', 'lastname', ...address];
  const who = isFirm ? (['companyName', 'taxNumber'] as const) : [];
  if (party === 'client') return ['firstname', 'lastname', ...who, ...address, 'phone'];
  return isFirm ? [...who, ...address] : ['firstname', 'lastname', ...address];
}

/** The street and its number are two fields of one value: a missing part is reported at its field. */
function streetProblem(
  data: PartyData,
  context: ClientDataContext,
): Pick<RegistrationProblem, 'field' | 'problem'> | null {
  const street = data.street.trim();
  const value = street === '' ? '' : `${street} ${data.streetNumber.trim()}`;
  const problem = clientDataProblem('street', value, context);
  if (!problem) return null;
  const isOfNumber = problem.code.endsWith('street_number') || problem.code === 'no_street_number_uk';
  return { field: isOfNumber ? 'streetNumber' : 'street', problem };
}

function partyProblems(
  party: Party,
  data: PartyData,
  isFirm: boolean,
  { countries, limits, today, numbers }: RegistrationRules,
): ReadonlyArray<RegistrationProblem> {
  const isCountryKnown = countries.includes(data.country);
  const context: ClientDataContext = {
    // No country's rules: an unknown country is not looked up.
    country: isCountryKnown ? data.country : '',
    party,
    required: requiredOf(party, isFirm),
    passwordForm: 'registration',
    limits,
    today,
    numbers,
  };
  const street = streetProblem(data, context);
  const problems = fieldsOfParty.flatMap((field): ReadonlyArray<RegistrationProblem> => {
    const problem = clientDataProblem(field, data[field], context);
    return problem ? [{ part: party, field, problem }] : [];
  });
  return [
    ...(isCountryKnown
      ? []
      : [{ part: party, field: 'country', problem: { code: missingCodes[party].country } } as const]),
    ...(street ? [{ part: party, ...street }] : []),
    ...problems,
  ];
}

/**
 * The problems of an address beside the client's own. An invoice with a company name or tax number is for a company.
 */
export const addressProblemsOf = (
  party: 'delivery' | 'invoice',
  data: PartyData,
  rules: RegistrationRules,
): ReadonlyArray<RegistrationProblem> =>
  partyProblems(party, data, party === 'invoice' && `${data.companyName}${data.taxNumber}`.trim() !== '', rules);

/**
 * All problems of a registration (V-16): only companies need a company name and tax number; the date of birth and the
 * bank account are required if the form says so, the other two addresses if given.
 */
export function registrationProblems(
  registration: Registration,
  rules: RegistrationRules,
): ReadonlyArray<RegistrationProblem> {
  const { type, client, delivery, invoice, email, birthDate, bankAccount } = registration;
  const { asked, limits, today, numbers } = rules;
  const context: ClientDataContext = {
    // The account's fields depend on no country.
    country: '',
    party: 'client',
    required: asked.birthDate === 'required' ? [...usuallyRequired, 'birthDate'] : usuallyRequired,
    passwordForm: 'registration',
    limits,
    today,
    numbers,
  };
  const ofAccount = {
    email: clientDataProblem('email', email, context),
    birthDate: clientDataProblem('birthDate', birthDate, context),
    bankAccount: bankAccountProblem(bankAccount, asked, rules.isIban),
    ...credentialProblems(registration, 'registration', limits),
  };
  return [
    ...Object.entries(ofAccount).flatMap(([field, problem]) =>
      problem ? [{ part: 'account', field, problem } as RegistrationProblem] : [],
    ),
    ...partyProblems('client', client, type === 'firm', rules),
    ...(delivery ? addressProblemsOf('delivery', delivery, rules) : []),
    ...(invoice ? addressProblemsOf('invoice', invoice, rules) : []),
  ];
}
