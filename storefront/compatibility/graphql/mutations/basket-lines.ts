import { sizeType } from '../../../../patterns/rules/size.ts';
import { translator } from '../../../../components/texts/texts.ts';
import {
  addToBasket,
  notePrices,
  basketTexts,
  type AddRequest,
  type AddResult,
} from '../../../features/basket/index.ts';
import { ensureSession } from '../../../shared/session.ts';
import type { CallContext } from '../context.ts';
import type { AddProductsToBasketArguments, ProductInput, RemoveProductsFromBasketArguments } from '../schema/types.ts';
import { wireMessage, type Result, type WireMessage } from './result.ts';

/** The result of one line. Accepted with another quantity is a success with an error, which clients show as a warning. */
export interface LineResult {
  readonly status: 'success' | 'error';
  readonly error: WireMessage | null;
}

/** The answer for several: an error only if none succeeded. */
export const batchOf = <Line extends LineResult>(results: ReadonlyArray<Line>) => {
  const failed = results.length > 0 && results.every(({ status }) => status === 'error');
  return { status: failed ? 'error' : 'success', error: failed ? results[0]!.error : null, results };
};

/** Adds products one after the other, independently: like product forms, by the same function. */
export async function addProductsToBasket({ ProductInput }: AddProductsToBasketArguments, context: CallContext) {
  const results: LineResult[] = [];
  for (const product of ProductInput) results.push(await addProduct(product, context));
  await noteAdded(
    ProductInput.map(({ id }) => id),
    context,
  );
  return batchOf(results);
}

/** The session is read once a request: the cost of several lines is recorded together. */
export async function noteAdded(productIds: ReadonlyArray<number>, context: CallContext): Promise<void> {
  const { lines } = await context.store.baskets.ofSession(await ensureSession(context));
  await notePrices(
    context,
    lines.filter(({ productId }) => productIds.includes(productId)),
  );
}

async function addProduct(
  { id, size, quantity, subscription, bundleParts }: ProductInput,
  context: CallContext,
): Promise<LineResult> {
  const parts = (bundleParts ?? []).map(
    (part, index) =>
      [
        part.bundleProductId ?? index + 1,
        {
          ...(typeof part.id === 'number' && { productId: part.id }),
          ...(part.size && { size: part.size }),
          ...(typeof part.quantity === 'number' && { quantity: String(part.quantity) }),
        },
      ] as const,
  );
  return addLine(
    {
      productId: id,
      size: size ?? '',
      quantity: String(quantity ?? 1),
      bundleParts: new Map(parts),
      ...(subscription && { period: subscription }),
    },
    context,
  );
}

/** One line by the rules of product forms, in the format of the calls. */
export async function addLine(request: AddRequest, context: CallContext): Promise<LineResult> {
  return wireAdded(await addToBasket(context, request), context);
}

/** `results[].error.code`: 15 for a rejected quantity, 8 and 9 for a changed one, 110 for unavailable goods. */
function wireAdded(result: AddResult, { texts }: Pick<CallContext, 'texts'>): LineResult {
  switch (result.kind) {
    case 'added': {
      const { corrected, correction } = result;
      if (corrected === null) return { status: 'success', error: null };
      const { code, message } = wireMessage(corrected === 'lowered' ? 'error.call.9' : 'error.call.8', texts);
      return { status: 'success', error: { code, message: correction ?? message } };
    }
    case 'refused':
      return result.field === 'number'
        ? { status: 'error', error: { code: '15', message: result.problem } }
        : ownRefusal('no_size', result.problem);
    case 'unavailable':
      return result.reason === 'soldOut' || result.reason === 'unknownProduct'
        ? { status: 'error', error: { code: '110', message: result.problem } }
        : ownRefusal(result.reason, result.problem);
  }
}

/** Reasons without a platform number: a word, and the sentence of the page. */
const ownRefusal = (code: string, message: string): LineResult => ({ status: 'error', error: { code, message } });

/** Removes lines. A missing one is no error: the call may be repeated. */
export async function removeProductsFromBasket(
  { ProductInput }: RemoveProductsFromBasketArguments,
  context: CallContext,
) {
  const session = await ensureSession(context);
  const { lines } = await context.store.baskets.ofSession(session);
  const results: Result[] = [];
  for (const { id, size, additional } of ProductInput) {
    const ofProduct = lines.filter((line) => line.productId === id);
    const meant = ofProduct.filter(
      (line) =>
        (!size || line.size === sizeType(size)) && (line.additional === (additional ?? '') || ofProduct.length === 1),
    );
    // Without a size the only line of the product is removed, and none of several (V-37).
    if (!size && meant.length > 1) {
      const message = translator(basketTexts, context.texts)('noSize');
      results.push({ status: 'error', error: { code: 'no_size', message } });
      continue;
    }
    await context.store.baskets.remove(session, meant);
    results.push({ status: 'success', error: null });
  }
  return batchOf(results);
}
