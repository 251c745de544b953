import { withQuery, type ShopConnection } from '../connection.ts';
import { list, nullable, number, object, oneOf, or, record, text, unknown, type Decoded } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';

const result = object({
  status: oneOf('info', 'success', 'warning', 'error'),
  message: text,
  title: nullable(text),
  text: nullable(text),
  field: nullable(oneOf('size', 'number')),
});

/** For the link to the basket in the header: its lines, their number in words, what they are worth. */
export const basketSummary = object({ count: number, countText: text, worth: text });

const changed = object({
  products: list(object({ id: text, size: text, count: text, md5_additional: or(text, '') })),
  user: or(record(unknown), {}),
});

const answer = object({ basket: nullable(changed), result: nullable(result), summary: nullable(basketSummary) });

/**
 * What `basketchange.php` answered. `basket` is the platform's part (wire contract 2.6), `result` and `summary` are
 * this shop's additions; each is null where absent.
 */
export type ChangedBasket = Decoded<typeof answer>;

/** A refusal of the shop is an answer, too. */
const isAnswer = ({ status }: Response) => status < 500;

/** Adds the data of a product form to the basket (call 16 with one product; wire contract 2.6). */
export function changeBasket(
  shop: ShopConnection,
  address: string,
  form: FormData,
  options?: CallOptions,
): Promise<ChangedBasket> {
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  body.set('mode', '1');
  body.set('change', 'add');
  body.set('getAjax', 'true');
  return askJson(shop, address, answer, { ...options, method: 'POST', body, isAnswer });
}

/** A line as the form of the basket sends it. */
export interface BasketLineChange {
  readonly productId: number;
  readonly size: string;
  readonly additional: string;
  /** "1.5"; "0" removes. */
  readonly quantity: string;
}

/** What a form of the basket sends: `set_quantity[n]` with product and size of each line. */
export const basketLineFields = (lines: ReadonlyArray<BasketLineChange>): URLSearchParams =>
  new URLSearchParams(
    lines.flatMap((line, index) => [
      [`product[${index}]`, String(line.productId)],
      [`size[${index}]`, line.size],
      [`additional[${index}]`, line.additional],
      [`set_quantity[${index}]`, line.quantity],
    ]),
  );

/** Call 16: sets the quantities of lines and returns the new basket; a page that shows it is then reloaded. */
export function changeBasketLines(
  shop: ShopConnection,
  lines: ReadonlyArray<BasketLineChange>,
  { address = '/basketchange.php?type=multiproduct', ...options }: CallOptions & { address?: string } = {},
): Promise<ChangedBasket> {
  const asked = withQuery(address, { getAjax: 'true' });
  return askJson(shop, asked, answer, { ...options, method: 'POST', body: basketLineFields(lines), isAnswer });
}
