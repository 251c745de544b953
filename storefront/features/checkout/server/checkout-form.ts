import { createHash } from 'node:crypto';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { startedKinds, type StartedKind } from '../../../../patterns/rules/return-lines.ts';
import type { LoadedBasket, DeliveryChoice, OrderDocument } from '../../basket/index.ts';
import type { ExpectedLine, ExpectedRebate } from '../../../store/index.ts';

/** Field names of the summary's form. */
export const checkoutFields = {
  key: 'order_key',
  /** With the line's index: `seen_line[0]`. */
  line: 'seen_line',
  delivery: 'seen_delivery',
  /** The discount code and its amount: 'SIEN10 1990'; empty without one. */
  rebate: 'seen_rebate',
  /** A digest of recipient, delivery, payment and the comments of lines. */
  choice: 'seen_choice',
  /** Vouchers, gift cards, points and balance with their amounts. */
  parts: 'seen_parts',
  /** The version of the terms that the summary linked to. */
  termsVersion: 'seen_terms',
  remarks: 'remarks',
  terms: 'terms',
  /** With a kind of what starts at once: `agree_virtual`. */
  agree: 'agree',
  /** Of a refused order: the shopper agrees to what changed. */
  accept: 'accept',
} as const;

/** The field by which the buyer agrees that files or services come at once, without a right of withdrawal. */
export const agreeField = (kind: StartedKind): string => `${checkoutFields.agree}_${kind}`;

/** Limit of a remark, in characters (spec 5: 255). */
export const longestRemark = 255;

/** The discount code of the summary. */
type SeenRebate = Pick<ExpectedRebate, 'code' | 'goods'>;

/** The summary as shown and sent back: the order matches exactly this or is refused. */
export interface CheckoutForm {
  /** Key of one attempt to order; '' where missing or malformed. */
  key: string;
  seenLines: ReadonlyArray<ExpectedLine>;
  seenDelivery: Grosze;
  seenRebate: SeenRebate | null;
  seenChoice: string;
  /** What pays beside the method, by `writeSeenParts`. */
  seenParts: string;
  /** The version of the terms; 0 where missing or malformed. */
  seenTerms: number;
  remarks: string;
  hasAcceptedTerms: boolean;
  /** Which kinds of what starts at once the buyer agreed to. */
  agreed: ReadonlyArray<StartedKind>;
  hasAcceptedChanges?: boolean;
  document?: OrderDocument;
}

/** Where additional is '' the text ends with a space. */
export const writeSeenLine = ({ productId, size, quantity, unitGross, additional }: ExpectedLine): string =>
  `${productId} ${size} ${quantity} ${unitGross} ${additional}`;

const seenLine = /^(\d{1,9}) (\S{1,60}) (\d{1,10}) (\d{1,12}) (gift|[0-9a-f]{0,32})$/;

function readSeenLine(text: string): ExpectedLine | null {
  const match = seenLine.exec(text);
  if (!match) return null;
  const [, productId, size = '', quantity, unitGross, additional = ''] = match;
  return {
    productId: Number(productId),
    size,
    quantity: Number(quantity),
    unitGross: Number(unitGross),
    additional,
  };
}

const seenRebate = /^(\S{1,60}) (\d{1,12})$/;

function readSeenRebate(text: string): SeenRebate | null {
  const [, code, goods] = seenRebate.exec(text) ?? [];
  return code === undefined ? null : { code, goods: Number(goods) };
}

/** The lines of the summary and the order: its goods and its presents. */
export const expectedLines = ({
  basket,
  gifts,
}: Pick<LoadedBasket, 'basket' | 'gifts'>): ReadonlyArray<ExpectedLine> => [
  ...basket.lines,
  ...gifts.map((gift) => ({ ...gift, unitGross: 0 })),
];

/** The shown discount, as a field of the form; `readCheckoutForm` reads it. */
export const writeSeenRebate = (rebate: SeenRebate | null): string => (rebate ? `${rebate.code} ${rebate.goods}` : '');

/**
 * The parts of the summary without a field of their own: another tab may change them, and the order would go elsewhere; the
 * operator may change what the payment method costs.
 */
export function writeSeenChoice(
  choice: DeliveryChoice,
  { basket }: Pick<LoadedBasket, 'basket'>,
  paymentCost: Grosze,
): string {
  const comments = basket.lines
    .filter(({ comment }) => comment !== '')
    .map(({ productId, size, additional, comment }) => [productId, size, additional, comment]);
  return createHash('sha256')
    .update(JSON.stringify([choice, comments, paymentCost]))
    .digest('base64url');
}

/** Reads the sent form. A malformed line is left out, and the order is then refused as changed. */
export function readCheckoutForm(form: FormData): CheckoutForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const key = text(checkoutFields.key);
  const delivery = text(checkoutFields.delivery);
  return {
    key: /^[\w-]{16,64}$/.test(key) ? key : '',
    seenLines: [...form].flatMap(([name, value]) =>
      name.startsWith(`${checkoutFields.line}[`) && typeof value === 'string' ? (readSeenLine(value) ?? []) : [],
    ),
    seenDelivery: /^\d{1,9}$/.test(delivery) ? Number(delivery) : -1,
    seenRebate: readSeenRebate(text(checkoutFields.rebate)),
    seenChoice: text(checkoutFields.choice),
    seenParts: text(checkoutFields.parts),
    seenTerms: /^\d{1,6}$/.test(text(checkoutFields.termsVersion)) ? Number(text(checkoutFields.termsVersion)) : 0,
    // Browsers count a line break as one character and send two.
    remarks: text(checkoutFields.remarks).replaceAll('\r\n', '\n').slice(0, 10_000),
    hasAcceptedTerms: form.has(checkoutFields.terms),
    agreed: startedKinds.filter((kind) => form.has(agreeField(kind))),
    hasAcceptedChanges: form.has(checkoutFields.accept),
  };
}
