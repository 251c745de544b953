import { onlySize, sizeType } from '../../../../patterns/rules/size.ts';
import { line, lines } from '../../../shared/browser/forms/typed.ts';
import { chosenFile } from '../../reviews/browser.ts';

/** A row of the form: `product[n]`, `size[n]`, `additional[n]`, `comment[n]`, `comment_photo[n]`, `photo_kept[n]`. */
export interface RmaRow {
  index: number;
  /** '' of a row that is not chosen. */
  product: string;
  size: string;
  additional: string;
  description: string;
  photos: ReadonlyArray<File>;
  /** Names of photos that an earlier attempt kept. */
  kept: ReadonlyArray<string>;
}

/** A form of rma-method.php (wire contract 3), as sent. */
export interface RmaForm {
  rows: ReadonlyArray<RmaRow>;
  solution: string;
  method: string;
  phone: string;
  /** Unguessable, of this form; '' of other programs. */
  key: string;
}

const rowFields = ['product', 'size', 'additional', 'comment', 'comment_photo', 'photo_kept'] as const;
type RowField = (typeof rowFields)[number];

/** More rows than orders have lines are not read. */
const mostRows = 500;

/** "comment[3]" is the third row's, the second "comment[]" of a form the second row's. */
function readRows(form: FormData): ReadonlyMap<number, ReadonlyMap<RowField, ReadonlyArray<FormDataEntryValue>>> {
  const rows = new Map<number, Map<RowField, FormDataEntryValue[]>>();
  const unnumbered = new Map<string, number>();
  for (const [name, value] of form) {
    const [, field, typed] =
      /^(product|size|additional|comment|comment_photo|photo_kept)\[(\d{0,3})\]$/.exec(name) ?? [];
    if (field === undefined || typed === undefined) continue;
    const next = unnumbered.get(field) ?? 0;
    if (typed === '') unnumbered.set(field, next + 1);
    const index = typed === '' ? next : Number(typed);
    if (index >= mostRows) continue;
    const row = rows.get(index) ?? new Map<RowField, FormDataEntryValue[]>();
    rows.set(index, row);
    const values = row.get(field as RowField) ?? [];
    row.set(field as RowField, values);
    values.push(value);
  }
  return rows;
}

const text = (value: FormDataEntryValue | null | undefined): string => (typeof value === 'string' ? value : '');

/** The files of a field: browsers send an empty one for none. */
export const filesOf = (values: ReadonlyArray<FormDataEntryValue>): ReadonlyArray<File> =>
  values.flatMap((value) => chosenFile(value) ?? []);

export function readRmaForm(form: FormData): RmaForm {
  const rows = [...readRows(form)].map(([index, row]): RmaRow => {
    const all = (name: RowField) => row.get(name) ?? [];
    const first = (name: RowField) => text(all(name)[0]);
    return {
      index,
      product: line(first('product')),
      size: sizeType(line(first('size')) || onlySize),
      additional: line(first('additional')),
      description: lines(first('comment')),
      photos: filesOf(all('comment_photo')),
      kept: all('photo_kept').map(text),
    };
  });
  const field = (name: string) => line(text(form.get(name)));
  return {
    rows: rows.sort((one, other) => one.index - other.index),
    solution: field('rma_type'),
    method: field('return_type'),
    phone: field('phone').slice(0, 30),
    key: /^[\w-]{20,100}$/.test(field('complaint_key')) ? field('complaint_key') : '',
  };
}
