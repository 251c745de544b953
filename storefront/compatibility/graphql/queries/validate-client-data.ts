import {
  clientDataFields,
  clientDataProblem,
  usuallyRequired,
  type ClientDataContext,
  type ClientDataField,
} from '../../../../patterns/rules/client-data/check.ts';
import { credentialProblems, type Credentials } from '../../../../patterns/rules/client-data/credentials.ts';
import { numberRules } from '../../../../patterns/rules/client-data/number-rules.ts';
import { messagesOf, type ClientDataMessage } from '../../../../patterns/rules/client-data/problem.ts';
import { calendarDay } from '../../../../patterns/rules/warsaw-time.ts';
import { isOfAnother, proposeLogin, takenLoginCode } from '../../../features/account/browser.ts';
import type { Client } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { countryOf } from '../../../platform/settings/country.ts';
import type { ClientDataInput, ValidateClientDataArguments } from '../schema/types.ts';

type Sent<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
export type ClientDataRules = Pick<ClientDataContext, 'limits' | 'today'>;

/** Validates a client's input; clients name one call after each field and send them together (wire contract 1.5). */
export async function validateClientData(
  { ClientDataInput: input }: ValidateClientDataArguments,
  context: Pick<CallContext, 'settings' | 'now' | 'store' | 'client'>,
) {
  const { settings, now } = context;
  const messages = clientDataMessages(input, { limits: settings, today: calendarDay(now) });
  const client = await context.client();
  const taken = await takenNames(input, messages.length === 0, client, context);
  return {
    messages: taken.login === null ? messages : [{ code: takenLoginCode({ isClient: client !== null }), message: '' }],
    clientExists: taken.email,
    clientProposedLogin: taken.login?.proposed ?? null,
    isClientLoggedIn: client !== null,
  };
}

/** Names of another account. Only valid ones are looked up; a client's own names are allowed. */
async function takenNames(
  { clientData, loginAndPassword }: ClientDataInput,
  isRight: boolean,
  client: Client | null,
  { store, settings }: Pick<CallContext, 'settings' | 'store'>,
): Promise<{ email: boolean; login: { proposed: string | null } | null }> {
  const isTaken = async (name: string | null | undefined, own: string | undefined) =>
    isRight && name ? isOfAnother(name, own, store) : false;
  const login = loginAndPassword?.login;
  return {
    email: await isTaken(clientData?.email, client?.email),
    login: (await isTaken(login, client?.login))
      ? { proposed: await proposeLogin(login ?? '', store, settings.loginMaximum) }
      : null,
  };
}

/** Every message in the order of the fields; a code selects the client's text. Only sent fields are validated. */
export function clientDataMessages(
  { clientData, loginAndPassword }: ClientDataInput,
  { limits, today }: ClientDataRules,
): ReadonlyArray<ClientDataMessage> {
  const { clientBillingData, ...account } = clientData ?? {};
  const context: ClientDataContext = {
    country: countryOf(clientBillingData?.country),
    party: 'client',
    // The client's form knows when a company, a tax number or a date of birth is required.
    required: usuallyRequired,
    passwordForm: 'account',
    limits,
    today,
    numbers: numberRules,
  };
  const sent: Sent<ClientDataField> = { ...clientBillingData, ...account };
  return [
    ...clientDataFields.flatMap((field) => {
      const value = sent[field];
      return typeof value === 'string' ? messagesOf(clientDataProblem(field, value, context)) : [];
    }),
    ...credentialMessages(loginAndPassword ?? {}, limits),
  ];
}

/** Login and password, and their relation once both are sent. */
function credentialMessages(
  { login, password, passwordRepeat }: Sent<keyof Credentials>,
  limits: ClientDataRules['limits'],
): ReadonlyArray<ClientDataMessage> {
  const {
    login: ofLogin,
    password: ofPassword,
    ...pair
  } = credentialProblems(
    { login: login ?? '', password: password ?? '', passwordRepeat: passwordRepeat ?? password ?? '' },
    'account',
    limits,
  );
  return [
    ...(typeof login === 'string' ? messagesOf(ofLogin ?? null) : []),
    ...(typeof password === 'string' ? [ofPassword, pair.passwordRepeat] : []).flatMap((problem) =>
      messagesOf(problem ?? null),
    ),
  ];
}
