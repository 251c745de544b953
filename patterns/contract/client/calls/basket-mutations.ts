import type { ShopConnection } from '../connection.ts';
import { list, nullable, object, or, text } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';
import { field, type Literal } from '../graphql/literal.ts';
import type { CallOptions } from '../send.ts';
import { message } from '../shapes.ts';

/** Changed as asked, changed otherwise, or not at all. */
export type BasketMutationStatus = 'success' | 'warning' | 'error';

/** The result for one product, or a code. */
export interface BasketMutationResult {
  readonly status: BasketMutationStatus;
  /** The reason: 15 is a wrong quantity, 8 and 9 an adjusted quantity (wire contract 1.2). */
  readonly code: string;
  /** In the shop's words; '' where it has none. */
  readonly message: string;
}

/** Codes of an accepted, adjusted quantity. */
const adjusted: ReadonlySet<string> = new Set(['8', '9']);

const result = object({ status: or(text, ''), error: nullable(message) });
const batch = object({ status: or(text, ''), error: nullable(message), results: or(list(result), []) });

function resultOf({ status, error }: ReturnType<typeof result>): BasketMutationResult {
  const code = error?.code ?? '';
  const words = error?.message ?? '';
  if (adjusted.has(code)) return { status: 'warning', code, message: words };
  return { status: status === 'error' || code !== '' ? 'error' : 'success', code, message: words };
}

async function mutate<Value>(
  shop: ShopConnection,
  [name, label, input, selection]: readonly [string, string, { readonly [name: string]: Literal }, string],
  decode: (value: unknown) => Value,
  options?: CallOptions,
): Promise<Value> {
  const document = `mutation{${field(name, input, selection)}}`;
  const answer = await askGraphql(shop, { label, document, decode: object({ [name]: decode }) }, options);
  return answer[name]!;
}

const errorSelection = 'status error{code message}';

async function changeProducts(
  shop: ShopConnection,
  name: 'addProductsToBasket' | 'removeProductsFromBasket',
  products: Literal,
  options?: CallOptions,
): Promise<ReadonlyArray<BasketMutationResult>> {
  const selection = `{${errorSelection} results{${errorSelection}}}`;
  const answer = await mutate(shop, [name, name, { ProductInput: products }, selection], batch, options);
  return answer.results.length > 0 ? answer.results.map(resultOf) : [resultOf(answer)];
}

/** What goes into the basket. */
export interface ProductToAdd {
  readonly id: number;
  /** The only size of a product is "uniw". */
  readonly size: string;
  /** Whole thousandths. */
  readonly quantity: number;
  /** Days between standing deliveries. */
  readonly subscription?: number;
}

/** Adds products to the basket; one result each, in their order, or one for all of them. */
export const addProductsToBasket = (
  shop: ShopConnection,
  products: ReadonlyArray<ProductToAdd>,
  options?: CallOptions,
): Promise<ReadonlyArray<BasketMutationResult>> =>
  changeProducts(
    shop,
    'addProductsToBasket',
    products.map(({ id, size, quantity, subscription }) => ({ id, size, quantity: quantity / 1000, subscription })),
    options,
  );

/** A line to remove: product, size and what distinguishes it from others of them. */
export interface LineToRemove {
  readonly id: number;
  readonly size: string;
  readonly additional?: string;
}

/** Removes lines from the basket. */
export const removeProductsFromBasket = (
  shop: ShopConnection,
  lines: ReadonlyArray<LineToRemove>,
  options?: CallOptions,
): Promise<ReadonlyArray<BasketMutationResult>> =>
  changeProducts(
    shop,
    'removeProductsFromBasket',
    lines.map(({ id, size, additional }) => ({ id, size, additional })),
    options,
  );

/** Redeems a rebate code. */
export const activateRebateCode = async (
  shop: ShopConnection,
  code: string,
  options?: CallOptions,
): Promise<BasketMutationResult> =>
  resultOf(
    await mutate(
      shop,
      ['activateRebateCode', 'mutation=activateRebateCode', { code }, `{${errorSelection}}`],
      result,
      options,
    ),
  );

/** Removes the redeemed rebate code. */
export const deactivateRebateCode = async (
  shop: ShopConnection,
  options?: CallOptions,
): Promise<BasketMutationResult> =>
  resultOf(
    await mutate(
      shop,
      ['deactivateRebateCode', 'mutation=deactivateRebateCode', {}, `{${errorSelection}}`],
      result,
      options,
    ),
  );
