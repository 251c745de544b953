import type { Translate } from '../../components/texts/index.ts';
import { clientDataBatch, type ClientDataVerdict, type ShopConnection } from '../contract/client/index.ts';
import { clientDataFields, type ClientDataField } from '../rules/client-data/check.ts';
import { clientDataText } from '../rules/client-data/problem.ts';
import { validationCodeTexts, type ValidationCode } from '../rules/error-catalogue.validation.texts.ts';

/**
 * The address by which a field asks call 1 (`validateClientData`). The field's name tells what it is, or `field=...` of its extra;
 * `country=...` there is the platform's number of the country.
 */
export const clientDataAddress = '/graphql/v1/?query=validateClientData';

/**
 * For the `request` of a `Form`: fields that ask about a client's data are asked together in one document; any other field asks its
 * own address. What the shop could not judge stays unchecked.
 *
 * @param t the shop's words for the codes of spec 8
 */
export function clientDataRequest(shop: ShopConnection, t: Translate<typeof validationCodeTexts.pl>): typeof fetch {
  // The form has waited for the typing to end already: what it asks in one go is asked at once.
  const batch = clientDataBatch(shop, { delay: 0 });
  return async (address, init) => {
    const url = new URL(address as string, 'https://field.invalid');
    if (url.searchParams.get('query') !== 'validateClientData') return shop.fetch(address, init);
    url.searchParams.delete('query');
    const asked = typeof init?.body === 'string' ? new URLSearchParams(init.body) : url.searchParams;
    const [[name = '', value = ''] = []] = asked;
    const field = fieldCalled(asked.get('field') ?? name);
    const country = asked.get('country');
    const verdict = await batch.ask(name, { field, value, ...(country && { country: Number(country) }) });
    if (!verdict) throw new TypeError(`The shop did not judge the field "${name}".`);
    const [problem] = verdict.messages;
    return Response.json(problem ? { errno: 1, message: textOf(verdict, t) } : { errno: 0 });
  };
}

function fieldCalled(name: string): ClientDataField {
  const field = clientDataFields.find((one) => one === name.replace(/^client_/, ''));
  if (field === undefined) throw new RangeError(`"${name}" is no field of a client's data.`);
  return field;
}

const isKnown = (code: string): code is ValidationCode => Object.hasOwn(validationCodeTexts.pl, code);

/** In the shop's own words for the code; '' where there are none, and the form then has its own. */
function textOf({ messages }: ClientDataVerdict, t: Translate<typeof validationCodeTexts.pl>): string {
  const [first, second] = messages;
  if (!first || !isKnown(first.code)) return first?.message ?? '';
  return clientDataText({ code: first.code, ...(second?.message && { values: { formats: second.message } }) }, t);
}

/** What makes a field named `bankAccount` ask call 4, with the message of its own that spec 5 gives it (V-09, X-06). */
export const bankAccountValidation = (
  t: Translate<typeof validationCodeTexts.pl>,
): { readonly url: string; readonly message: string } => ({
  url: '/ajax/payments.php?action=verify_iban',
  message: t('incorrect_iban'),
});
