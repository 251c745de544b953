import type { Correction } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { ProductFormState } from '../../../../patterns/rules/product-form.ts';
import { parseQuantity, quantityBounds } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import type { ProductCard, ProductSize } from '../../catalogue/store.ts';
import { sizeForm } from '../../catalogue/index.ts';
import { chosenOptions, type ChosenOptions } from './chosen-options.ts';
import { correctionText, quantityText, quantityToOrder } from './quantity-text.ts';
import { reportMoves } from './basket-watcher.ts';
import { notePrices } from './seen-prices.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** The input of a product form or a client. `quantity` is text: the rules read it, never guessing. */
export interface AddRequest extends ChosenOptions {
  productId: number;
  /** The size's type; '' is the only size of a product that has one. `onesize` is `uniw` (wire contract 2.6). */
  size: string;
  quantity: string;
  /** Key of an attempt whose form may be sent twice: it adds once. */
  attempt?: string | undefined;
}

/** Why the product cannot be bought at all. */
export type UnavailableReason =
  | 'unknownProduct'
  | 'soldOut'
  | 'phonePrice'
  | 'pointsOnly'
  | 'gratis'
  | 'unknownOption'
  | 'noSubscription'
  | 'basketFull';

/** Every `problem` is a whole Polish sentence for the shopper. */
export type AddResult =
  | {
      kind: 'added';
      line: {
        productId: number;
        size: string;
        name: string;
        /** In the basket now. */
        quantity: Thousandths;
        /** How much this request added. */
        added: Thousandths;
      };
      /** The corrections as text; null where the basket has exactly the requested quantity. */
      correction: string | null;
      corrected: Correction | null;
      /** The outcome, correction included. */
      notice: Notice;
    }
  | { kind: 'refused'; field: 'size' | 'number'; problem: string }
  | { kind: 'unavailable'; reason: UnavailableReason; problem: string };

/**
 * Adds goods to this session's basket: the limits hold for the sum (V-31, V-33, V-34). The caller shows the notice or
 * the problem: on a page, in a toast or in the answer of a call.
 */
export async function addToBasket(context: BuyingContext, request: AddRequest): Promise<AddResult> {
  const t = translator(basketTexts, context.texts);
  const unavailable = (reason: UnavailableReason, name = '') =>
    ({
      kind: 'unavailable',
      reason,
      problem: t(reason, { name, limit: context.settings.basketLines }),
    }) satisfies AddResult;

  const { catalogue } = context.store;
  const [[card], product] = await Promise.all([
    catalogue.cards([request.productId]),
    catalogue.product(request.productId),
  ]);
  if (!card || !product) return unavailable('unknownProduct');

  const size = findSize(card, request.size);
  if (!size) return { kind: 'refused', field: 'size', problem: t(request.size === '' ? 'noSize' : 'unknownSize') };
  const kept = whyNotForSale(sizeForm(product, size).state);
  if (kept) return unavailable(kept, card.name);
  const quantity = parseQuantity(request.quantity);
  if (quantity === null) {
    const example = card.unit.precision > 0 ? '2 albo 1,5' : '2';
    return { kind: 'refused', field: 'number', problem: t('unreadable', { example }) };
  }
  if (quantity === 0) {
    const least = quantityToOrder(card.unit, quantityBounds(size.quantity).min, context.texts);
    return { kind: 'refused', field: 'number', problem: t('noQuantity', { quantity: least }) };
  }

  const options = await chosenOptions(context, { ...request, size: size.type });
  if (!options) return unavailable('unknownOption', card.name);

  const outcome = await context.store.baskets.add(await ensureSession(context), {
    productId: card.id,
    size: size.type,
    // As requested: the store rounds the sum, and one spoon more than two is three, not four.
    quantity,
    mostLines: context.settings.basketLines,
    options,
    attempt: request.attempt,
  });

  switch (outcome.kind) {
    case 'added': {
      if (outcome.added === 0) {
        const most = quantityToOrder(card.unit, outcome.quantity, context.texts);
        return { kind: 'refused', field: 'number', problem: t('allInBasket', { quantity: most }) };
      }
      const correction = correctionText(outcome.correction, card.unit, outcome.quantity, context.texts);
      const added = quantityText(card.unit, outcome.added, context.texts);
      const happened = t('added', { name: card.name, quantity: added });
      const notice = noticeOf(correction ? 'warning' : 'success', happened, correction);
      await noteAdded(context, { productId: card.id, size: size.type, added: outcome.added });
      const { quantity: inBasket, added: more } = outcome;
      const line = { productId: card.id, size: size.type, name: card.name, quantity: inBasket, added: more };
      return { kind: 'added', line, correction, corrected: outcome.correction, notice };
    }
    case 'unknown_size':
      return { kind: 'refused', field: 'size', problem: t('unknownSize') };
    case 'unknown_product':
      return unavailable('unknownProduct');
    case 'unknown_option':
      return unavailable(options.period === undefined ? 'unknownOption' : 'noSubscription', card.name);
    case 'basket_full':
      return unavailable('basketFull');
    case 'not_for_sale':
    case 'unavailable':
      return unavailable('soldOut', card.name);
  }
}

async function noteAdded(
  context: BuyingContext,
  { productId, size, added }: { productId: number; size: string; added: Thousandths },
): Promise<void> {
  const { lines } = await context.store.baskets.ofSession(await ensureSession(context));
  const ofSize = lines.filter((line) => line.productId === productId && line.size === size);
  await notePrices(context, ofSize);
  await reportMoves(
    context,
    ofSize.slice(0, 1).map((line) => ({ line, moved: added })),
  );
}

/** Why the form of a size does not buy for money, in the basket's terms; null where it does. */
function whyNotForSale(state: ProductFormState): UnavailableReason | null {
  switch (state) {
    case 'forSale':
    case 'free':
      return null;
    case 'unavailable':
    case 'belowMinimum':
      return 'soldOut';
    case 'gratis':
    case 'phonePrice':
    case 'pointsOnly':
      return state;
  }
}

/** The requested size. A product with one size needs no choice. */
function findSize(card: ProductCard, asked: string): ProductSize | null {
  const type = sizeType(asked);
  const [only, ...others] = card.sizes;
  if (type === '') return others.length === 0 ? (only ?? null) : null;
  return card.sizes.find((size) => size.type === type) ?? null;
}
