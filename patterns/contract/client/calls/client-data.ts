import type { ClientDataField } from '../../../rules/client-data/check.ts';
import type { ShopConnection } from '../connection.ts';
import { flag, list, nullable, object, or, text, type Decoded } from '../decode.ts';
import { aliasesOf } from '../graphql/aliases.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';
import { field as call, type Literal } from '../graphql/literal.ts';
import type { CallOptions } from '../send.ts';
import { message } from '../shapes.ts';

/** What a customer typed into a data field. */
export interface ClientDataQuestion {
  readonly field: ClientDataField;
  /** A street and its house number with one space between them. */
  readonly value: string;
  /** The platform's number of the country (Poland 1143020003), where tax number, street, zip code or phone depend on it. */
  readonly country?: number | undefined;
}

const verdict = object({
  messages: list(message),
  clientExists: or(flag, false),
  clientProposedLogin: nullable(text),
});

/**
 * The shop's verdict on a field: no messages if it is valid. `messages[0].code` picks the text; of a zip code
 * `messages[1].message` lists the formats of the country. `clientExists`: the e-mail has an account.
 * `clientProposedLogin`: a free login if the one in question is taken.
 */
export type ClientDataVerdict = Decoded<typeof verdict>;

const ofAccount: ReadonlySet<ClientDataField> = new Set<ClientDataField>(['email', 'taxNumber', 'birthDate']);
const ofLogin: ReadonlySet<ClientDataField> = new Set<ClientDataField>(['login', 'password']);

function inputOf({ field, value, country }: ClientDataQuestion): Literal {
  if (ofLogin.has(field)) return { loginAndPassword: { [field]: value } };
  if (!ofAccount.has(field)) return { clientData: { clientBillingData: { [field]: value, country } } };
  return { clientData: { [field]: value, ...(country !== undefined && { clientBillingData: { country } }) } };
}

/** Only a login has another one to propose. */
const selectionOf = ({ field }: ClientDataQuestion): string =>
  `{messages{code message}clientExists${field === 'login' ? ' clientProposedLogin' : ''}}`;

/**
 * Call 1: checks fields in one document, each by its field id (wire contract 1.5). A field that the shop did not judge
 * is null. A failure is logged and returns false: unchecked. Only an abort throws.
 */
export async function validateClientData(
  shop: ShopConnection,
  questions: Readonly<Record<string, ClientDataQuestion>>,
  options: CallOptions = {},
): Promise<Readonly<Record<string, ClientDataVerdict | null>> | false> {
  const ids = Object.keys(questions);
  const aliases = aliasesOf(ids);
  const calls = Object.values(questions).map(
    (question, index) =>
      `${aliases[index]}:${call('validateClientData', { ClientDataInput: inputOf(question) }, selectionOf(question))}`,
  );
  const shape = Object.fromEntries(aliases.map((alias) => [alias, nullable(verdict)]));
  try {
    const answer = await askGraphql(
      shop,
      { label: 'query=validateClientData', document: `query{${calls.join('')}}`, decode: object(shape) },
      options,
    );
    return Object.fromEntries(ids.map((id, index) => [id, answer[aliases[index]!] ?? null]));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    console.error(`Unchecked: ${ids.join(', ')}.`, error);
    return false;
  }
}
