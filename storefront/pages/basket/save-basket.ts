import {
  basketLineFields,
  basketSummary,
  type BasketLineChange,
} from '../../../patterns/contract/client/calls/basket-change.ts';
import { connectShop } from '../../../patterns/contract/client/connection.ts';
import {
  list,
  nullable,
  object,
  oneOf,
  text,
  unknown,
  type Decoded,
  type Decoder,
} from '../../../patterns/contract/client/decode.ts';
import { askJson } from '../../../patterns/contract/client/send.ts';
import type { ShownBasket } from '../../basket/shown-basket.ts';

const outline = object({ lines: list(unknown), summary: object({ total: text }), count: unknown, worth: text });

/** The basket as our own server writes it for this very page: with its lines and sums it is one. */
const basketOfPage: Decoder<ShownBasket> = (value) => {
  outline(value);
  return value as ShownBasket;
};

const answer = object({
  summary: basketSummary,
  page: object({
    basket: basketOfPage,
    said: list(object({ kind: oneOf('success', 'warning', 'error'), text })),
    /** Why the discount code was not taken. */
    rebateProblem: nullable(text),
  }),
});

/** What `basketchange.php` answers our own page, beside the contract's fields. */
export type BasketPageAnswer = Decoded<typeof answer>;

/** A line with what the shopper wrote about it; left out where that did not change. */
export interface SavedLine extends BasketLineChange {
  readonly comment?: string | undefined;
}

/**
 * Saves lines, and fields of presents and discount code beside them.
 *
 * @throws where nothing was saved: no connection, no answer, a refusal of anything but the code
 */
export async function saveBasket(
  address: string,
  lines: ReadonlyArray<SavedLine>,
  choices: ReadonlyMap<string, string>,
): Promise<BasketPageAnswer> {
  const body = basketLineFields(lines);
  for (const [index, { comment }] of lines.entries()) if (comment !== undefined) body.set(`comment[${index}]`, comment);
  for (const [name, value] of choices) body.set(name, value);
  let isRefused = false;
  const saved = await askJson(connectShop(), address, answer, {
    method: 'POST',
    body,
    isAnswer: ({ ok, status }) => {
      isRefused = !ok;
      return ok || status === 422;
    },
  });
  if (isRefused && saved.page.rebateProblem === null) throw new TypeError('Nothing was saved.');
  return saved;
}
