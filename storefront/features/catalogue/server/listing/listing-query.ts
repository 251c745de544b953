import type { ListFilters, Sort, Special } from '../../../../store/index.ts';
import { readFilters } from './filter-address.ts';

/** A sort of the select: what the address says (`sort=price&order=d`) and what the store is asked. */
export interface SortOption {
  /** The value of the select; `default` leaves sorting out of the address. */
  readonly key: 'default' | 'newest' | 'price-a' | 'price-d' | 'name';
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  readonly address: { readonly sort?: string; readonly order?: 'a' | 'd' };
}

/** The sorts that a list offers. Without a choice: by relevance where there is a text, else what is bought most first. */
export const sortOptions: ReadonlyArray<SortOption> = [
  { key: 'default', address: {} },
  { key: 'newest', sort: 'newest', address: { sort: 'date', order: 'd' } },
  { key: 'price-a', sort: 'price', order: 'asc', address: { sort: 'price', order: 'a' } },
  { key: 'price-d', sort: 'price', order: 'desc', address: { sort: 'price', order: 'd' } },
  { key: 'name', sort: 'name', order: 'asc', address: { sort: 'name', order: 'a' } },
];
const [defaultSort] = sortOptions as [SortOption];

const specials: Readonly<Record<string, Special>> = {
  promo: 'promotion',
  // The platform's other name of the same list.
  discount: 'promotion',
  newproducts: 'new',
  bestseller: 'bestseller',
  distinguished: 'distinguished',
  special: 'special',
};

/** The longest text that is looked for, in characters; the field takes no more. */
export const longestText = 100;

/** What is wrong with a text that cannot be looked for. */
export type TextProblem = 'tooShort' | 'tooLong';

export interface ListingRequest {
  /** What was typed, without control characters and outer spaces; empty where nothing was. */
  text: string;
  problem: TextProblem | null;
  special: Special | null;
  /** The parameter that asks for the special list: "promo". */
  specialName: string | null;
  filters: ListFilters;
  sort: SortOption;
  /** From 0; null for a counter that is no page number. */
  page: number | null;
  /** The select's own value came in `sort`: without a script the form cannot send two parameters by one field. */
  isFromSelect: boolean;
}

/** What was typed into the search: one line, without the characters that only programs send. */
export const typedText = (params: URLSearchParams): string =>
  (params.get('text') ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function readPage(counter: string | null): number | null {
  if (counter === null || counter === '') return 0;
  return /^\d{1,6}$/.test(counter) ? Number(counter) : null;
}

/**
 * Reads the address of a list. Whatever stands there, it is an answer: nothing throws.
 * @param usualSort the key of the sort that this visitor chose for lists whose address names none
 */
export function readListing(params: URLSearchParams, minimumCharacters: number, usualSort?: string): ListingRequest {
  const text = typedText(params);
  const asked = Object.keys(specials).find((name) => params.get(name) === 'y');
  const special = (asked !== undefined && specials[asked]) || null;
  // One list has one address, whichever of its names it was asked by.
  const specialName = Object.keys(specials).find((name) => specials[name] === special) ?? null;
  const key = params.get('sort') ?? '';
  const order = params.get('order');
  const chosen = sortOptions.find((option) => option.key === key && option.key !== option.address.sort);
  const named = sortOptions.filter(({ address }) => address.sort !== undefined && address.sort === key);
  const length = [...text].length;
  return {
    text: text.slice(0, longestText),
    problem: length > longestText ? 'tooLong' : length > 0 && length < minimumCharacters ? 'tooShort' : null,
    special,
    specialName,
    filters: readFilters(params),
    sort:
      chosen ??
      named.find(({ address }) => address.order === order) ??
      named[0] ??
      (key === '' ? sortOptions.find((option) => option.key === usualSort) : undefined) ??
      defaultSort,
    page: readPage(params.get('counter')),
    isFromSelect: chosen !== undefined,
  };
}
