import type { ListFilters, Sort, Special } from '../../../../store/index.ts';
import type { PriceFilterProblem } from '../../../../../patterns/rules/price-filter.ts';
import { priceNames, readFilters, readPrices } from './filter-address.ts';

/** A sort of the select: its address (`sort=price&order=d`) and the store's query. */
export interface SortOption {
  /** The value of the select; `default` leaves sorting out of the address. */
  readonly key: 'default' | 'newest' | 'price-a' | 'price-d' | 'name';
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  readonly address: { readonly sort?: string; readonly order?: 'a' | 'd' };
}

/** The sorts of a list. By default: by relevance for a text, else the most bought first. */
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
  // The platform's other name of this list.
  discount: 'promotion',
  newproducts: 'new',
  bestseller: 'bestseller',
  distinguished: 'distinguished',
  special: 'special',
};

/** The maximum length of a search text, in characters; the field's limit. */
export const longestText = 100;

/** The problem of an unsearchable text. */
export type TextProblem = 'tooShort' | 'tooLong';

export interface ListingRequest {
  /** The typed text, without control characters and outer spaces; may be empty. */
  text: string;
  problem: TextProblem | null;
  special: Special | null;
  /** The parameter of the special list: "promo". */
  specialName: string | null;
  filters: ListFilters;
  /** Why the prices of the address are no filter; the list is then not narrowed by price. */
  priceProblem: PriceFilterProblem | null;
  sort: SortOption;
  /** From 0; null for an invalid page number. */
  page: number | null;
  /** A form sent it as it is: the select's own value is in `sort`, or a price is empty. The list has a shorter address. */
  isFromForm: boolean;
}

/** The search input: one line, without characters that only programs send. */
export const typedText = (params: URLSearchParams): string =>
  (params.get('text') ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function readPage(counter: string | null): number | null {
  if (counter === null || counter === '') return 0;
  return /^\d{1,6}$/.test(counter) ? Number(counter) : null;
}

/**
 * Reads the address of a list. Never throws.
 * @param usualSort the key of this visitor's default sort, for addresses without one
 */
export function readListing(params: URLSearchParams, minimumCharacters: number, usualSort?: string): ListingRequest {
  const text = typedText(params);
  const asked = Object.keys(specials).find((name) => params.get(name) === 'y');
  const special = (asked !== undefined && specials[asked]) || null;
  // One list has one address, under any of its names.
  const specialName = Object.keys(specials).find((name) => specials[name] === special) ?? null;
  const key = params.get('sort') ?? '';
  const order = params.get('order');
  const chosen = sortOptions.find((option) => option.key === key && option.key !== option.address.sort);
  const named = sortOptions.filter(({ address }) => address.sort !== undefined && address.sort === key);
  const length = [...text].length;
  const prices = readPrices(params);
  return {
    text: text.slice(0, longestText),
    problem: length > longestText ? 'tooLong' : length > 0 && length < minimumCharacters ? 'tooShort' : null,
    special,
    specialName,
    filters: readFilters(params),
    priceProblem: prices.kind === 'refused' ? prices.problem : null,
    sort:
      chosen ??
      named.find(({ address }) => address.order === order) ??
      named[0] ??
      (key === '' ? sortOptions.find((option) => option.key === usualSort) : undefined) ??
      defaultSort,
    page: readPage(params.get('counter')),
    isFromForm:
      chosen !== undefined ||
      (prices.kind === 'bounds' && Object.values(priceNames).some((name) => params.get(name) === '')),
  };
}
