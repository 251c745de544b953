import type { SienTypes } from '../../../../shared/define-page.ts';
import { productCardsData, type SavableCard } from '../product-cards/index.ts';
import { page, redirect, type LoadAnswer } from '../../../../platform/page/answers.ts';
import { readOnce } from '../../../../platform/page/read-once.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import type { ListFilters, ListQuery } from '../../../../store/index.ts';
import { listingChoice, portionOf } from '../settings-changes/listing-choice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { chosenFilters, type ChosenFilter } from './chosen-filters.ts';
import { filterAddress } from './filter-address.ts';
import { readListing, sortOptions, type ListingRequest, type SortOption } from './listing-query.ts';

type Query = Readonly<Record<string, string | number | null>>;

/** Identity of one list, without the address's parameters. */
export interface ListingPlace<Subject> {
  /** Its products. */
  query: Pick<ListQuery, 'categoryId' | 'producerId' | 'text' | 'special'>;
  /** The address of the list with these parameters. */
  addressOf: (query: Query) => string;
  /** Data for the view: name and description. */
  subject: Subject;
}

export interface ListingData<Subject = unknown> {
  subject: Subject;
  request: ListingRequest;
  products: ReadonlyArray<SavableCard>;
  total: number;
  /** The text searched instead of the typed one; null without a correction. */
  corrected: string | null;
  /** From 0. */
  page: number;
  pageCount: number;
  /** The page in the address does not exist. */
  isPageMissing: boolean;
  /** Addresses of the pages, from the first. */
  pageAddresses: ReadonlyArray<string>;
  /** The sorting form's action, and its hidden fields. */
  form: { action: string; hidden: ReadonlyArray<readonly [name: string, value: string]> };
  /** The minimum length of a search text. */
  minimumCharacters: number;
  /** The active filters as text; empty where none is. */
  chosen: ReadonlyArray<ChosenFilter>;
  /** The list without any filter. */
  unfilteredAddress: string;
  /** Links for an empty list. */
  departments: ReadonlyArray<{ name: string; address: string }>;
  /** Contact; '' where the shop has no address. */
  helpEmail: string;
}

type Context = Pick<RequestContext<unknown, SienTypes>, 'url' | 'store' | 'settings' | 'texts' | 'session' | 'reads'>;

/** The request's parameters in every address of the list. */
function kept({ text, specialName, filters }: ListingRequest, sort: SortOption): Query {
  return {
    text: text || null,
    ...(specialName && { [specialName]: 'y' }),
    ...filterAddress(filters),
    ...sort.address,
  };
}

/** The shop's categories, for a list and to check whether a number exists. */
export const loadDepartments = (context: Pick<Context, 'store' | 'reads'>) =>
  readOnce(context, 'departments', () => context.store.catalogue.categories());

/** One page of a list, for any address; a wrong page number returns 404 and an unsearchable text 400. */
export async function loadListing<Subject>(
  context: Context,
  placeOf: (request: ListingRequest) => ListingPlace<Subject>,
): Promise<LoadAnswer<ListingData<Subject>>> {
  const { url, store, settings } = context;
  const choice = await listingChoice(context);
  const request = readListing(url.searchParams, settings.searchMinimumCharacters, choice.sort);
  const place = placeOf(request);
  const pageAddress = (index: number) => place.addressOf({ ...kept(request, request.sort), counter: index || null });
  if (request.isFromSelect) return redirect(pageAddress(0));

  const portion = portionOf(choice, settings);
  const wanted = request.page ?? 0;
  const isFiltered = Object.keys(request.filters).length > 0;
  const addressWith = (filters: ListFilters) => place.addressOf(kept({ ...request, filters }, request.sort));
  const [listing, facets, categories] = await Promise.all([
    request.problem
      ? { products: [], total: 0, corrected: null }
      : store.catalogue.list({
          ...place.query,
          filters: request.filters,
          ...(request.sort.sort && { sort: request.sort.sort }),
          ...(request.sort.order && { order: request.sort.order }),
          page: wanted,
          portion,
        }),
    // Only active filters need texts.
    isFiltered && !request.problem
      ? store.catalogue.facets({ ...place.query, filters: request.filters })
      : { filters: [] },
    loadDepartments(context),
  ]);
  const pageCount = Math.ceil(listing.total / portion);
  const isPageMissing = !request.problem && (request.page === null || (wanted > 0 && wanted >= pageCount));
  const base = new URL(place.addressOf(kept(request, sortOptions[0]!)), url);
  const data: ListingData<Subject> = {
    subject: place.subject,
    request,
    products: isPageMissing ? [] : productCardsData(listing.products, context),
    total: listing.total,
    corrected: listing.corrected,
    page: wanted,
    pageCount,
    isPageMissing,
    pageAddresses: Array.from({ length: pageCount }, (_, index) => pageAddress(index)),
    form: { action: base.pathname, hidden: [...base.searchParams] },
    chosen: isFiltered ? chosenFilters(request.filters, facets, addressWith, context) : [],
    unfilteredAddress: addressWith({}),
    minimumCharacters: settings.searchMinimumCharacters,
    departments: categories.map(({ id, slug, name }) => ({ name, address: addressOf('category', { id, slug }) })),
    helpEmail: settings.companyEmail,
  };
  return page(data, request.problem ? 400 : isPageMissing ? 404 : 200);
}
