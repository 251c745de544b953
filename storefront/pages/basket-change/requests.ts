import { sizeType } from '../../../patterns/rules/size.ts';
import type { WishedLine } from '../../basket/change-basket.ts';

/** What was asked of `basketchange.php` (wire contract 2.6), by form or by address. */
export type BasketRequest =
  | { kind: 'lines'; lines: ReadonlyArray<WishedLine & { index: number }>; goesOn: boolean }
  | { kind: 'add'; productId: number; size: string; quantity: string; configuration?: Readonly<Record<string, string>> }
  | { kind: 'change'; line: WishedLine }
  | { kind: 'empty' }
  | { kind: 'unknown' };

type Fields = { entries(): Iterable<[string, unknown]> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0);

/** Reads both shapes of the call; `type`, `mode` and `change` may stand in the address while the rest is a form. */
export function readBasketRequest(query: URLSearchParams, form: FormData | null): BasketRequest {
  const field = (name: string): string => text(form?.get(name)) || (query.get(name) ?? '');
  if (field('type') === 'multiproduct') {
    return { kind: 'lines', lines: readLines(form ?? query), goesOn: field('next') !== '' };
  }
  // 2 is the list of wishes, which is not open yet; nothing else was ever a mode.
  if (!['', '1'].includes(field('mode'))) return { kind: 'unknown' };
  const productId = idOf(field('product'));
  const size = sizeType(field('size'));
  switch (field('change')) {
    case '':
    case 'add':
      return productId === 0
        ? { kind: 'unknown' }
        : {
            kind: 'add',
            productId,
            size,
            quantity: form?.has('number') ? field('number') : field('number') || '1',
            ...readConfiguration(form),
          };
    case 'change':
      return productId === 0
        ? { kind: 'unknown' }
        : { kind: 'change', line: { productId, size, additional: field('additional'), quantity: field('number') } };
    case 'empty':
      return { kind: 'empty' };
    default:
      return { kind: 'unknown' };
  }
}

/** What was chosen of a configurable product: `configuration[group]`. */
function readConfiguration(form: FormData | null): { configuration?: Readonly<Record<string, string>> } {
  const chosen = [...(form?.entries() ?? [])].flatMap(([name, value]) => {
    const group = /^configuration\[([\w-]{1,40})\]$/.exec(name)?.[1];
    return group !== undefined && typeof value === 'string' ? [[group, value] as const] : [];
  });
  return chosen.length > 0 ? { configuration: Object.fromEntries(chosen) } : {};
}

/** Whether a program asked, which reads JSON. */
export const isProgram = (query: URLSearchParams, form: FormData | null): boolean =>
  query.get('getAjax') === 'true' || form?.get('getAjax') === 'true';

/** `set_quantity[n]`, `product[n]`, `size[n]` ... of the form. A name that comes twice counts by its last value: the button's. */
function readLines(fields: Fields): ReadonlyArray<WishedLine & { index: number }> {
  const rows = new Map<number, Map<string, string>>();
  for (const [name, value] of fields.entries()) {
    const match = /^(set_quantity|product|size|additional|comment)\[(\d{1,3})\]$/.exec(name);
    if (!match || typeof value !== 'string') continue;
    const index = Number(match[2]);
    const row = rows.get(index) ?? new Map<string, string>();
    rows.set(index, row.set(match[1]!, value));
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .flatMap(([index, row]) => {
      const productId = idOf(row.get('product') ?? '');
      const comment = row.get('comment');
      if (productId === 0 || !row.has('set_quantity')) return [];
      return [
        {
          index,
          productId,
          size: sizeType(row.get('size') ?? 'uniw'),
          additional: row.get('additional') ?? '',
          quantity: row.get('set_quantity')!,
          ...(comment !== undefined && { comment: [...comment].slice(0, 255).join('') }),
        },
      ];
    });
}
