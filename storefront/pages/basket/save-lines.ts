import {
  basketLineFields,
  basketSummary,
  type BasketLineChange,
} from '../../../patterns/contract/client/calls/basket-change.ts';
import { connectShop } from '../../../patterns/contract/client/connection.ts';
import {
  list,
  object,
  oneOf,
  text,
  unknown,
  type Decoded,
  type Decoder,
} from '../../../patterns/contract/client/decode.ts';
import { askJson } from '../../../patterns/contract/client/send.ts';
import type { BasketData } from '../../basket/basket-data.ts';

const outline = object({ lines: list(unknown), summary: object({ total: text }), count: unknown, worth: text });

/** The basket as our own server writes it for this very page: with its lines and sums it is one. */
const basketOfPage: Decoder<BasketData> = (value) => {
  outline(value);
  return value as BasketData;
};

const answer = object({
  summary: basketSummary,
  page: object({
    basket: basketOfPage,
    said: list(object({ kind: oneOf('success', 'warning', 'error'), text })),
  }),
});

/** What `basketchange.php` answers our own page, beside the contract's fields. */
export type BasketPageAnswer = Decoded<typeof answer>;

/** Saves quantities. Throws where nothing was saved: no connection, no answer, a refusal. */
export const saveLines = (address: string, lines: ReadonlyArray<BasketLineChange>): Promise<BasketPageAnswer> =>
  askJson(connectShop(), address, answer, { method: 'POST', body: basketLineFields(lines) });
