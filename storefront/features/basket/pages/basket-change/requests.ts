import { onlySize, sizeType } from '../../../../../patterns/rules/size.ts';
import type { AddRequest } from '../../server/add-to-basket.ts';
import type { WishedLine } from '../../server/change-basket.ts';
import { isMeant, readPeriod, type BundleChoice } from '../../server/chosen-options.ts';
import type { GiftChoice, GiftKind, GiftWish } from '../../server/gifts.ts';
import type { FilesOfLine } from '../../server/line-files.ts';
import type { Wish } from '../../server/wishlist.ts';
import type { WrappingChoice } from '../../server/wrappings.ts';
import { chosenFile } from '../../../reviews/browser.ts';
import { expressField, readExpress } from '../../server/express-way.ts';
import type { LineKey } from '../../../../store/index.ts';

/** Kinds of sale that this shop does not offer. */
export type UnservedWay = 'notForPoints' | 'noFormula' | 'noExchange';

/** Where a form leads after success: by default to the basket. */
export type Goal = 'order' | 'express';

/** A request to `basketchange.php` (wire contract 2.6), by form or by address. */
export type BasketRequest =
  | {
      kind: 'lines';
      lines: ReadonlyArray<WishedLine>;
      gifts: ReadonlyArray<GiftWish>;
      /** Our own page's choice of each kind. */
      giftChoices: ReadonlyArray<GiftChoice>;
      /** Wanted wrappings of lines. */
      wrappings: ReadonlyArray<WrappingChoice>;
      /** Added and removed files beside comments. */
      files: ReadonlyArray<FilesOfLine>;
      /** A discount code to use, or `null` for none; left out where not requested. */
      rebate?: string | null;
      /** Puts back what was removed last, before anything else. */
      isRestored: boolean;
      /** The name of a new shopping list that the basket is copied to; left out where not requested. */
      listName?: string;
      /** The order may be sent in parts. */
      isDivided: boolean;
      goal: Goal | null;
    }
  | ({ kind: 'add'; goal: 'express' | null } & AddRequest)
  | { kind: 'change'; line: WishedLine }
  | { kind: 'empty' }
  | { kind: 'wish' | 'changeWish'; wish: Wish }
  | { kind: 'emptyWishlist' }
  | { kind: 'unserved'; way: UnservedWay }
  | { kind: 'unknown' };

type Fields = { entries(): Iterable<[string, unknown]> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0);

/** Reads both forms of the call; `type`, `mode` and `change` may be in the address beside a form. */
export function readBasketRequest(query: URLSearchParams, form: FormData | null): BasketRequest {
  const field = (name: string): string => text(form?.get(name)) || (query.get(name) ?? '');
  const fields = form ?? query;
  if (field('type') === 'multiproduct') return readMany(fields, field);
  const way = unservedWay(fields, field);
  if (way) return { kind: 'unserved', way };

  const mode = field('mode');
  if (!['', '1', '2'].includes(mode)) return { kind: 'unknown' };
  const productId = idOf(field('product'));
  const size = sizeType(field('size'));
  // Only a missing field means one: an empty field is a mistake to report.
  const number = form?.has('number') ? text(form.get('number')) : field('number') || '1';
  const change = field('change') || 'add';
  if (change === 'empty') return { kind: mode === '2' ? 'emptyWishlist' : 'empty' };
  if (productId === 0 || !['add', 'change'].includes(change)) return { kind: 'unknown' };
  if (mode === '2') {
    return change === 'add'
      ? { kind: 'wish', wish: { productId, size, quantity: number } }
      : { kind: 'changeWish', wish: { productId, size: size || onlySize, quantity: field('number') } };
  }
  const additional = field('additional');
  if (change === 'change') {
    return { kind: 'change', line: { productId, size: size || onlySize, additional, quantity: field('number') } };
  }
  const bundleParts = readBundleParts(fields);
  const attempt = readExpress(field(expressField));
  return {
    kind: 'add',
    goal: attempt === undefined ? null : 'express',
    attempt,
    productId,
    size,
    quantity: number,
    ...readConfiguration(form),
    ...readPeriod(field),
    ...(additional !== '' && { additional }),
    ...(bundleParts.size > 0 && { bundleParts }),
  };
}

function unservedWay(fields: Fields, field: (name: string) => string): UnservedWay | null {
  if (isMeant(field('forpoints'))) return 'notForPoints';
  if ([...fields.entries()].some(([name]) => /^priceformula\b/.test(name))) return 'noFormula';
  return isMeant(field('exchange_id')) ? 'noExchange' : null;
}

/** The options of a configurable product: `configuration[group]`. */
function readConfiguration(form: FormData | null): { configuration?: Readonly<Record<string, string>> } {
  const chosen = [...(form?.entries() ?? [])].flatMap(([name, value]) => {
    const group = /^configuration\[([\w-]{1,40})\]$/.exec(name)?.[1];
    return group !== undefined && typeof value === 'string' ? [[group, value] as const] : [];
  });
  return chosen.length > 0 ? { configuration: Object.fromEntries(chosen) } : {};
}

/** `bundled_product[1]`, `bundled_size[1]`, `bundled_quantity[1]`: parts of a bundle by their number. */
function readBundleParts(fields: Fields): ReadonlyMap<number, BundleChoice> {
  const parts = new Map<number, BundleChoice>();
  for (const [name, value] of fields.entries()) {
    const [, field, number] = /^bundled_(product|size|quantity)\[(\d{1,3})\]$/.exec(name) ?? [];
    if (field === undefined || typeof value !== 'string') continue;
    const change = field === 'product' ? { productId: idOf(value) } : { [field]: value };
    parts.set(Number(number), { ...parts.get(Number(number)), ...change });
  }
  return parts;
}

/** Whether the client expects JSON. */
export const isProgram = (query: URLSearchParams, form: FormData | null): boolean =>
  query.get('getAjax') === 'true' || form?.get('getAjax') === 'true';

type Row = ReadonlyMap<string, string>;

const rowField =
  /^(set_quantity|product|size|additional|comment|forpoints|gift|wrapper|files|remove_file)\[([^\]]{0,40})\]$/;

/**
 * The fields of rows: `set_quantity[n]`, `product[n]` ... A row has a number or any other name; without one the first
 * of each field belongs to the first row, the second to the second.
 */
function rowFields(fields: Fields): ReadonlyArray<{ field: string; row: string; value: unknown }> {
  const counts = new Map<string, number>();
  return [...fields.entries()].flatMap(([name, value]) => {
    const [, field, named] = rowField.exec(name) ?? [];
    if (field === undefined || named === undefined) return [];
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [{ field, row: named === '' ? String(count) : named, value }];
  });
}

/** Reads rows in the order of the form. Of a repeated name the last value counts: the button's. */
function readMany(fields: Fields, field: (name: string) => string): BasketRequest {
  const inRows = rowFields(fields);
  const rows = new Map<string, Map<string, string>>();
  for (const { field: name, row, value } of inRows) {
    if (typeof value === 'string') rows.set(row, (rows.get(row) ?? new Map<string, string>()).set(name, value));
  }
  const sent = [...rows.values()].filter((row) => row.has('set_quantity'));
  if (sent.some((row) => isMeant(row.get('forpoints') ?? ''))) return { kind: 'unserved', way: 'notForPoints' };
  const isGift = (row: Row) => isMeant(row.get('gift') ?? '');
  return {
    kind: 'lines',
    lines: sent.filter((row) => !isGift(row)).flatMap(readLine),
    gifts: sent.filter(isGift).map((row) => ({
      productId: idOf(row.get('product') ?? ''),
      size: row.get('size') ?? '',
      quantity: row.get('set_quantity')!,
    })),
    wrappings: [...rows.values()].flatMap(readWrapping),
    files: readFiles(inRows, rows),
    giftChoices: (['threshold', 'always'] as const).flatMap((kind) => readGiftChoice(kind, fields)),
    ...readRebate(field),
    isRestored: isMeant(field('restore')),
    ...(isMeant(field('save_list')) && { listName: field('list_name').slice(0, 500) }),
    isDivided: isMeant(field('allow_division_order')),
    goal: readExpress(field(expressField)) ? 'express' : field('next') !== '' ? 'order' : null,
  };
}

/**
 * `gift_threshold`, `gift_always`: "1034 uniw" selects, empty removes; anything else is no choice. Nor is the value
 * that the page showed (`seen_gift_threshold`): another tab may have chosen since.
 */
function readGiftChoice(kind: GiftKind, fields: Fields): GiftChoice[] {
  const last = (sought: string) => [...fields.entries()].findLast(([name]) => name === sought)?.[1];
  const value = last(`gift_${kind}`);
  const chosen = withChosenSize(value, last);
  if (chosen === last(`seen_gift_${kind}`)) return [];
  const gift = readSizeOfProduct(chosen);
  return gift === undefined ? [] : [{ kind, gift }];
}

/** A present in several sizes has a field of its own for them: `gift_size[1037]`. */
function withChosenSize(value: unknown, last: (name: string) => unknown): unknown {
  const [, id] = /^(\d{1,9}) /.exec(text(value)) ?? [];
  const size = id === undefined ? undefined : last(`gift_size[${id}]`);
  return typeof size === 'string' && size !== '' ? `${id} ${size}` : value;
}

/** "1034 uniw"; null for '', undefined if invalid. */
function readSizeOfProduct(value: unknown): { productId: number; size: string } | null | undefined {
  if (value === '') return null;
  const [, id, size] = /^(\d{1,9}) (\S{1,40})$/.exec(text(value)) ?? [];
  return id === undefined || size === undefined ? undefined : { productId: Number(id), size };
}

/** `wrapper[n]`: our own page's wrapping of a line. */
function readWrapping(row: Row): WrappingChoice[] {
  const key = keyOf(row);
  const wrapping = readSizeOfProduct(row.get('wrapper'));
  return key === null || wrapping === undefined ? [] : [{ key, wrapping }];
}

/** `files[n]`, repeated per file, and `remove_file[n]`. Browsers send an empty file where none was chosen. */
function readFiles(inRows: ReturnType<typeof rowFields>, rows: ReadonlyMap<string, Row>): FilesOfLine[] {
  const changes = new Map<string, { files: File[]; removed: string[] }>();
  for (const { field, row, value } of inRows) {
    if (field !== 'files' && field !== 'remove_file') continue;
    const change = changes.get(row) ?? { files: [], removed: [] };
    changes.set(row, change);
    const file = field === 'files' && value instanceof File ? chosenFile(value) : null;
    if (file) change.files.push(file);
    if (field === 'remove_file' && typeof value === 'string') change.removed.push(value);
  }
  return [...changes].flatMap(([row, change]) => {
    const key = keyOf(rows.get(row));
    return key === null || change.files.length + change.removed.length === 0 ? [] : [{ key, ...change }];
  });
}

/** The line of a form row; null where it has none. */
function keyOf(row: Row | undefined): LineKey | null {
  const productId = idOf(row?.get('product') ?? '');
  if (!row || productId === 0) return null;
  return { productId, size: sizeType(row.get('size') || onlySize), additional: row.get('additional') ?? '' };
}

/** Named as in `settings.php`. A code in its field is used, whichever button was pressed. */
function readRebate(field: (name: string) => string): { rebate?: string | null } {
  const action = field('global_rebates_codes');
  const code = field('rebates_codes').trim();
  if (action === 'delete') return { rebate: null };
  return action === 'add' || code !== '' ? { rebate: code } : {};
}

function readLine(row: Row): WishedLine[] {
  const key = keyOf(row);
  if (key === null) return [];
  const comment = row.get('comment');
  return [
    {
      ...key,
      quantity: row.get('set_quantity')!,
      // Browsers count a line break as one character and send two.
      ...(comment !== undefined && { comment: comment.replaceAll('\r\n', '\n') }),
    },
  ];
}
