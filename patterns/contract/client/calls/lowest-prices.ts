import type { LowestPriceQuestion } from '../../../rules/lowest-price.ts';
import { sizeType } from '../../../rules/size.ts';
import type { ShopConnection } from '../connection.ts';
import { list, number, object, or, text } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';
import { field } from '../graphql/literal.ts';
import type { CallOptions } from '../send.ts';
import { priceOf, priceSelection, type WireMoney } from '../shapes.ts';

/** The lowest prices of a product, in the kind of price that the shop shows. */
export interface LowestPricesOfProduct {
  readonly id: number;
  /** Null where the shop knows no price of that time. */
  readonly sizes: ReadonlyArray<{ readonly id: string; readonly price: WireMoney | null }>;
}

/** Call 2: the lowest prices of the 30 days before a date, by size. Unknown products and sizes are left out. */
export async function lastLowestPrices(
  shop: ShopConnection,
  questions: ReadonlyArray<LowestPriceQuestion>,
  options?: CallOptions,
): Promise<ReadonlyArray<LowestPricesOfProduct>> {
  const name = 'getLastLowestProductPrices';
  const sizes = list(object({ id: text, price: priceOf(shop.priceType) }));
  const asked = questions.map(({ productId, sizeId, date }) => ({ productId, sizeId, date }));
  const selection = `{id sizes{id price${priceSelection(shop.priceType)}}}`;
  const answer = await askGraphql(
    shop,
    {
      label: name,
      document: `query{${field(name, { lastLowestPricesInput: asked }, selection)}}`,
      decode: object({ [name]: or(list(object({ id: number, sizes: or(sizes, []) })), []) }),
    },
    options,
  );
  return answer[name];
}

/**
 * The lowest price of one size in the 30 days before its current price (Omnibus), shown beside a reduction. Null if the
 * shop knows none, or no such size.
 */
export async function lowestPriceOfSize(
  shop: ShopConnection,
  question: { productId: number; sizeId: string },
  options?: CallOptions,
): Promise<WireMoney | null> {
  const [product] = await lastLowestPrices(shop, [question], options);
  return product?.sizes.find(({ id }) => id === sizeType(question.sizeId))?.price ?? null;
}
