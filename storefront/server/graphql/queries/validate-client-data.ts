import { fromIsoDate } from '../../../../components/dates/index.ts';
import {
  firstProblem,
  hasLegalCharacters,
  isEmail,
  isLogin,
  isPassword,
  isPhone,
  isPolishZipcode,
  isRequired,
  type Check,
  type ValidationLimits,
} from '../../../../patterns/rules/validation.ts';
import type { CallContext } from '../context.ts';

export interface ClientDataArguments {
  readonly ClientDataInput: {
    readonly clientData?: {
      readonly clientBillingData?:
        | (Readonly<Partial<Record<BillingField, string | null>>> & {
            readonly country?: number | null;
          })
        | null;
      readonly email?: string | null;
      readonly taxNumber?: string | null;
      readonly birthDate?: string | null;
    } | null;
    readonly loginAndPassword?: {
      readonly login?: string | null;
      readonly password?: string | null;
      readonly passwordRepeat?: string | null;
    } | null;
  };
}

type BillingField = 'firstname' | 'lastname' | 'companyName' | 'street' | 'zipcode' | 'city' | 'phone';

export interface Message {
  readonly code: string;
  readonly message: string;
}

/** Checks what a client typed; clients name one call after each field and send them together (wire contract 1.5). */
export function validateClientData({ ClientDataInput: input }: ClientDataArguments, { settings }: CallContext) {
  return {
    messages: clientDataMessages(input, settings),
    // The shop keeps no accounts yet, so none is found.
    clientExists: false,
    clientProposedLogin: null,
    isClientLoggedIn: false,
  };
}

/** Every message in the order of the fields; a code picks the client's text. Fields that were not sent are not judged. */
export function clientDataMessages(
  { clientData, loginAndPassword }: ClientDataArguments['ClientDataInput'],
  limits: ValidationLimits,
): ReadonlyArray<Message> {
  const { clientBillingData, email, taxNumber, birthDate } = clientData ?? {};
  const sent: Readonly<Record<Field, string | null | undefined>> = {
    firstname: clientBillingData?.firstname,
    lastname: clientBillingData?.lastname,
    companyName: clientBillingData?.companyName,
    street: clientBillingData?.street,
    zipcode: clientBillingData?.zipcode,
    city: clientBillingData?.city,
    phone: clientBillingData?.phone,
    email,
    taxNumber,
    birthDate,
    login: loginAndPassword?.login,
    password: loginAndPassword?.password,
  };
  const rules = rulesOf(limits);
  const messages = fields.flatMap((field) => {
    const value = sent[field];
    return typeof value === 'string' ? messagesOf(value, rules[field]) : [];
  });
  return [...messages, ...pairMessages(loginAndPassword ?? {})];
}

const fields = [
  'firstname',
  'lastname',
  'companyName',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'taxNumber',
  'birthDate',
  'login',
  'password',
] as const;
type Field = (typeof fields)[number];

/** A check of one value, and the wire's code for each problem that it tells. */
interface Rule {
  readonly checks: ReadonlyArray<Check>;
  readonly codes: Readonly<Record<string, string>>;
}

const text = (missing: string, illegal: string): Rule => ({
  checks: [isRequired, hasLegalCharacters],
  codes: { required: missing, illegal_characters: illegal },
});

/** "Łobzowska 8/3": the number stands after the street. */
const hasHouseNumber: Check = (value) => (/\s\d\S*$/u.test(value.trim()) ? null : { code: 'no_street_number' });

const isBirthDate: Check = (value) => {
  try {
    fromIsoDate(value.trim());
    return null;
  } catch {
    return { code: 'required' };
  }
};

const rulesOf = (limits: ValidationLimits): Readonly<Record<Field, Rule>> => ({
  firstname: text('no_firstname', 'illegal_characters_client_firstname'),
  lastname: text('no_name', 'illegal_characters_client_lastname'),
  companyName: text('no_firmname', 'illegal_characters_client_firm'),
  street: {
    checks: [isRequired, hasLegalCharacters, hasHouseNumber],
    codes: { required: 'no_street', illegal_characters: 'illegal_characters_client_street' },
  },
  zipcode: { checks: [isPolishZipcode], codes: { zipcode: 'incorect_zipcode' } },
  city: text('no_city', 'illegal_characters_client_city'),
  phone: { checks: [isPhone(limits.phoneMinimum)], codes: { phone: 'incorect_phone' } },
  email: { checks: [isEmail], codes: { email: 'incorect_email' } },
  taxNumber: { checks: [hasLegalCharacters], codes: { illegal_characters: 'illegal_characters_client_nip' } },
  birthDate: { checks: [isBirthDate], codes: { required: 'birth_date' } },
  login: {
    checks: [isRequired, isLogin(limits.loginMinimum, limits.loginMaximum)],
    codes: { required: 'no_login' },
  },
  password: {
    checks: [isRequired, isPassword(limits.passwordMinimum, limits.passwordMaximum)],
    codes: { required: 'no_password' },
  },
});

function messagesOf(value: string, { checks, codes }: Rule): ReadonlyArray<Message> {
  const problem = firstProblem(value, checks);
  if (!problem) return [];
  const first = { code: codes[problem.code] ?? problem.code, message: '' };
  // The allowed formats stand in a second message, a digit written as N.
  return problem.code === 'zipcode' ? [first, { code: '', message: problem.format.replaceAll('0', 'N') }] : [first];
}

/** What is wrong between login and password, once both are there. */
function pairMessages({
  login,
  password,
  passwordRepeat,
}: NonNullable<ClientDataArguments['ClientDataInput']['loginAndPassword']>) {
  const messages: Message[] = [];
  if (login && login === password) messages.push({ code: 'login_equals_password', message: '' });
  if (typeof password === 'string' && typeof passwordRepeat === 'string' && password !== passwordRepeat) {
    messages.push({ code: 'not_equal_passwords', message: '' });
  }
  return messages;
}
