import type { Translate } from '../../components/texts/index.ts';
import { clientDataBatch } from '../contract/client/calls/client-data-batch.ts';
import type { ClientDataVerdict } from '../contract/client/calls/client-data.ts';
import type { ShopConnection } from '../contract/client/connection.ts';
import { clientDataFields, type ClientDataField } from '../rules/client-data/check.ts';
import { clientDataText } from '../rules/client-data/problem.ts';
import { validationCodeTexts, type ValidationCode } from '../rules/error-catalogue.validation.texts.ts';

/**
 * For the `request` of a `Form`: customer data fields are sent together in one document; any other field asks its own
 * address. What the shop could not judge stays unchecked.
 *
 * @param t the shop's words for the codes of spec 8
 * @param own the account's values of today, by the names of their fields: they are right without asking. A shop whose session has
 *   ended would take them for those of another account
 */
export function clientDataRequest(
  shop: ShopConnection,
  t: Translate<typeof validationCodeTexts.pl>,
  own: Readonly<Record<string, string>> = {},
): typeof fetch {
  // The form has already waited for the typing to end, so its requests are sent at once.
  const batch = clientDataBatch(shop, { delay: 0 });
  return async (address, init) => {
    const url = new URL(address as string, 'https://field.invalid');
    if (url.searchParams.get('query') !== 'validateClientData') return shop.fetch(address, init);
    url.searchParams.delete('query');
    const asked = typeof init?.body === 'string' ? new URLSearchParams(init.body) : url.searchParams;
    const [[name = '', value = ''] = []] = asked;
    if (own[name] === value) return Response.json({ errno: 0 });
    const field = fieldCalled(asked.get('field') ?? name);
    const country = asked.get('country');
    const verdict = await batch.ask(name, { field, value, ...(country && { country: Number(country) }) });
    if (!verdict) throw new TypeError(`The shop did not judge the field "${name}".`);
    const isTaken = verdict.clientExists && asked.get('taken') === 'refused';
    const result = isTaken ? { ...verdict, messages: [taken, ...verdict.messages] } : verdict;
    return Response.json(result.messages.length > 0 ? { errno: 1, message: textOf(result, t) } : { errno: 0 });
  };
}

/** The verdict on an account's e-mail. */
const taken = { code: 'used_login', message: '' };

function fieldCalled(name: string): ClientDataField {
  const field = clientDataFields.find((one) => one === name.replace(/^client_/, ''));
  if (field === undefined) throw new RangeError(`"${name}" is no field of a client's data.`);
  return field;
}

const isKnown = (code: string): code is ValidationCode => Object.hasOwn(validationCodeTexts.pl, code);

/** The shop's own words for the code; '' without any: the form then uses its own. */
function textOf(
  { messages, clientProposedLogin: login }: ClientDataVerdict,
  t: Translate<typeof validationCodeTexts.pl>,
): string {
  const [first, second] = messages;
  if (!first || !isKnown(first.code)) return first?.message ?? '';
  const values = { ...(second?.message && { formats: second.message }), ...(login !== null && { login }) };
  return clientDataText({ code: first.code, values }, t);
}
