import { formatDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { largestQuantity, parseQuantity } from '../../../../../patterns/rules/quantity.ts';
import {
  isReturnMethod,
  refundForms,
  type RefundForm,
  type ReturnMethod,
} from '../../../../../patterns/rules/returns.ts';
import { line, lines } from '../../../../shared/browser/forms/typed.ts';
import type { FlowLine } from './flow.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** What a visitor has chosen so far. Typed texts stay as they were typed. */
export interface FlowDraft {
  /** By the index of what is returned. */
  parts: Readonly<Record<number, { quantity: string; reason: string }>>;
  comment: string;
  method: ReturnMethod | null;
  param: string;
  shipping: string;
  stock: string;
  form: RefundForm | null;
  iban: string;
  text: string;
}

export const emptyDraft: FlowDraft = {
  parts: {},
  comment: '',
  method: null,
  param: '',
  shipping: '',
  stock: '',
  form: null,
  iban: '',
  text: '',
};

/** Reasons by their keys; none need be given. */
export const returnReasons = ['fit', 'other', 'mind', 'late', 'wrong'] as const;
/** The parameters of methods that have them. */
export const methodParams: Readonly<
  Partial<Record<ReturnMethod, ReadonlyArray<'morning' | 'afternoon' | 'a' | 'b' | 'c'>>>
> = {
  2: ['morning', 'afternoon'],
  4: ['a', 'b', 'c'],
};
/** The delivery items of methods that have them. */
const deliveryItems = {
  2: ['2-door', '2-point'],
  3: ['3-post', '3-courier', '3-locker'],
  5: ['5-door', '5-point'],
} as const satisfies Partial<Record<ReturnMethod, ReadonlyArray<string>>>;

export type DeliveryItem = (typeof deliveryItems)[keyof typeof deliveryItems][number];

export const itemsOf = (method: ReturnMethod | null): ReadonlyArray<string> =>
  method !== null && Object.hasOwn(deliveryItems, method) ? deliveryItems[method as keyof typeof deliveryItems] : [];
export const paramsOf = (method: ReturnMethod | null): ReadonlyArray<string> => (method && methodParams[method]) ?? [];

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? line(value).slice(0, 500) : '';
};

/** What of the order comes back by itself, as the form names it. */
type NamedLine = Pick<FlowLine, 'index' | 'productId' | 'size' | 'additional' | 'bundle' | 'quantity'>;

/**
 * The values of a list of fields: `product[0]`, `product[1]`, or `product[]` repeated, counted (wire contract 3). Linear in
 * the form's fields.
 */
function indexed(form: FormData, name: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let next = 0;
  for (const [key, value] of form) {
    if (typeof value !== 'string' || !key.startsWith(`${name}[`)) continue;
    const index = key === `${name}[]` ? next++ : Number(/^\w+\[(\d{1,4})\]$/.exec(key)?.[1] ?? -1);
    if (index >= 0) found.set(index, value);
  }
  return found;
}

type Seven<T> = [T, T, T, T, T, T, T];

/** How much of a part so many bundles have, as it would be typed. What is no quantity stays, to be corrected. */
function partQuantity(typed: string, { bundle, quantity }: Pick<NamedLine, 'bundle' | 'quantity'>): string {
  const bundles = parseQuantity(typed);
  return bundle && bundles !== null && bundles <= bundle.quantity
    ? formatDecimal(Math.ceil((quantity * bundles) / bundle.quantity), currentLanguage())
    : typed;
}

/**
 * The chosen products: product[] size[] additional[] set_quantity[] reason[], return_comment. A part of a bundle also names that:
 * bundle[] and bundle_size[]. A bundle without them is all of its parts.
 */
export function readProducts(form: FormData, order: ReadonlyArray<NamedLine>): Pick<FlowDraft, 'parts' | 'comment'> {
  const [products, sizes, additional, quantities, reasons, bundles, bundleSizes] = (
    ['product', 'size', 'additional', 'set_quantity', 'reason', 'bundle', 'bundle_size'] as const
  ).map((name) => indexed(form, name)) as Seven<ReadonlyMap<number, string>>;
  const keyOf = (...values: ReadonlyArray<string | number>) => values.join(' ');
  const named = new Map<string, NamedLine[]>();
  const name = (key: string, one: NamedLine) => void named.set(key, [...(named.get(key) ?? []), one]);
  for (const one of order) {
    const { productId, size, additional: more, bundle } = one;
    name(keyOf(productId, size, more, bundle?.productId ?? '', bundle?.size ?? ''), one);
    if (bundle) name(keyOf(bundle.productId, bundle.size, more, '', ''), one);
  }
  const parts: Record<number, { quantity: string; reason: string }> = {};
  for (const [index, product] of products) {
    const of = [bundles, bundleSizes].map((values) => values.get(index) ?? '');
    const key = keyOf(product, sizes.get(index) ?? '', additional.get(index) ?? '', ...of);
    const quantity = line(quantities.get(index) ?? '').slice(0, 20);
    if (quantity === '0') continue;
    const reason = returnReasons.find((known) => known === reasons.get(index)) ?? '';
    for (const one of named.get(key) ?? [])
      parts[one.index] = { quantity: of[0] === '' ? partQuantity(quantity, one) : quantity, reason };
  }
  const comment = form.get('return_comment');
  return { parts, comment: typeof comment === 'string' ? lines(comment).slice(0, 1000) : '' };
}

/** return_type, and method_param: each method's own field of it, or the one of old clients. */
export function readMethod(form: FormData): Pick<FlowDraft, 'method' | 'param'> {
  const number = Number(textOf(form, 'return_type'));
  const method = isReturnMethod(number) ? number : null;
  const sent = [...form.getAll('method_param'), form.get(`method_param[${number}]`)];
  return { method, param: paramsOf(method).find((known) => sent.includes(known)) ?? '' };
}

export const readShipping = (form: FormData): Pick<FlowDraft, 'shipping'> => ({ shipping: textOf(form, 'shipping') });
export const readStock = (form: FormData): Pick<FlowDraft, 'stock'> => ({ stock: textOf(form, 'stock') });

/** return_type with bank_account or return_text (5a). */
export function readRepayment(form: FormData): Pick<FlowDraft, 'form' | 'iban' | 'text'> {
  const typed = textOf(form, 'return_type');
  return {
    form: refundForms.find((known) => known === typed) ?? null,
    iban: textOf(form, 'bank_account').slice(0, 60),
    text: textOf(form, 'return_text'),
  };
}

/** The quantity of a part in thousandths; all of it where the form named none; null for what is no quantity. */
export function quantityOf(typed: string, returnable: number): number | null {
  if (typed === '') return returnable;
  const quantity = parseQuantity(typed);
  return quantity === null || quantity <= 0 || quantity > largestQuantity ? null : quantity;
}
