import { wholeAmount } from '../../../../../components/price-range/price-pair.ts';
import { translator } from '../../../../../components/texts/index.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { productCardsData, type SavableCard } from '../product-cards/index.ts';
import { page, redirect, type LoadAnswer } from '../../../../platform/page/answers.ts';
import { readOnce } from '../../../../platform/page/read-once.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import { searchMinimum } from '../../../../../patterns/rules/search-minimum.ts';
import type { Facets, ListFilters, ListQuery } from '../../../../store/index.ts';
import { filterTexts } from '../../browser/listing/texts.ts';
import { listingChoice, portionOf } from '../settings-changes/listing-choice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { chosenFilters, type ChosenFilter } from './chosen-filters.ts';
import { filterAddress, typedPrices } from './filter-address.ts';
import { filterGroups, pricePanel, type FilterPanelData } from './filter-panel-data.ts';
import { readListing, sortOptions, type ListingRequest, type SortOption } from './listing-query.ts';
import { listingTexts } from './texts.ts';

const noFacets: Facets = { total: 0, price: null, filters: [] };

type Query = Readonly<Record<string, string | number | null>>;

/** A GET form's action, and its hidden fields. */
export interface ListForm {
  action: string;
  hidden: ReadonlyArray<readonly [name: string, value: string]>;
}

/** Identity of one list, without the address's parameters. */
export interface ListingPlace<Subject> {
  /** Its products. */
  query: Pick<ListQuery, 'categoryId' | 'producerId' | 'text' | 'special' | 'isGrouped'>;
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
  /** The address of a page, from 0. A large list has thousands. */
  pageAddress: (index: number) => string;
  /** Products of the list without any filter. */
  unfilteredTotal: number;
  /** The sorting form's action, and its hidden fields. */
  form: ListForm;
  /** Null where there is nothing to filter. */
  filters: (FilterPanelData & { form: ListForm; delay: number; docksAfter: number }) | null;
  /** Products per page: the choices, and the current one. */
  portions: { current: number; choices: ReadonlyArray<number> };
  /** The minimum length of a search text. */
  minimumCharacters: number;
  /** The active filters as text; empty where none is. */
  chosen: ReadonlyArray<ChosenFilter>;
  /** The list without any filter. */
  unfilteredAddress: string;
  /** Texts that the visitor may have meant, where the text finds little or was corrected. */
  near: ReadonlyArray<{ text: string; address: string; count: number }>;
  /** For a list without products: ways to some, each with their number. */
  wider: ReadonlyArray<WiderList>;
  /** Links for an empty list. */
  departments: ReadonlyArray<{ name: string; address: string }>;
  /** Contact; '' where the shop has no address. */
  helpEmail: string;
}

/** A list with products near one without any. */
export interface WiderList {
  kind: 'filter' | 'word';
  /** The filter that it does without, or the word that it looks for alone. */
  text: string;
  address: string;
  count: number;
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

function formAt(address: string, base: URL): ListForm {
  const { pathname, searchParams } = new URL(address, base);
  return { action: pathname, hidden: [...searchParams] };
}

/** The shop's categories, for a list and to check whether a number exists. */
export const loadDepartments = (context: Pick<Context, 'store' | 'reads' | 'settings'>) =>
  readOnce(context, 'departments', () =>
    context.store.catalogue.categories({ isGrouped: context.settings.versionsOnOneCard }),
  );

/** A text that finds at most so many products may be a mistyped one. */
const fewProducts = 3;
const mostNearTexts = 3;

/** "Czy chodziło Ci o": texts like the typed one, with their results. */
async function nearTexts(
  { store }: Context,
  { request, place }: { request: ListingRequest; place: Pick<ListingPlace<unknown>, 'query' | 'addressOf'> },
  { total, corrected }: { total: number; corrected: string | null },
): Promise<ListingData['near']> {
  const isFiltered = Object.keys(request.filters).length > 0;
  if (request.text === '' || request.problem || isFiltered || (total > fewProducts && corrected === null)) return [];
  const near = await store.catalogue.nearSearches({ ...place.query, text: request.text }, mostNearTexts + 1);
  return near
    .filter(({ text }) => text !== corrected)
    .slice(0, mostNearTexts)
    .map(({ text, total: count }) => ({ text, count, address: place.addressOf({ text }) }));
}

/** Each of these is one more pass over the list. */
const mostWiderLists = 6;

/** What a list without products would have without one of its filters, or with one of its words alone. */
async function widerLists(
  { store }: Context,
  {
    request,
    place,
    wholeList,
    chosen,
  }: {
    request: ListingRequest;
    place: Pick<ListingPlace<unknown>, 'query' | 'addressOf'>;
    wholeList: ListQuery;
    chosen: ReadonlyArray<ChosenFilter>;
  },
): Promise<ReadonlyArray<WiderList>> {
  const { categoryId, producerId, special, isGrouped = false } = place.query;
  const subject = {
    isGrouped,
    ...(categoryId && { categoryId }),
    ...(producerId && { producerId }),
    ...(special && { special }),
  };
  const words = [...new Set(request.text.split(' '))].filter((word) => [...word].length > 1);
  const candidates: ReadonlyArray<Omit<WiderList, 'count'> & { query: ListQuery }> =
    chosen.length > 0
      ? chosen.map(({ text, address, left }) => ({
          kind: 'filter',
          text,
          address,
          query: { ...(left === request.filters ? wholeList : place.query), filters: left },
        }))
      : words.length > 1
        ? words.map((word) => ({
            kind: 'word',
            text: word,
            address: place.addressOf({ text: word }),
            query: { ...subject, text: word },
          }))
        : [];
  const counted = await Promise.all(
    candidates.slice(0, mostWiderLists).map(async ({ query, ...rest }) => {
      const { total: count } = await store.catalogue.listedIds({ ...query, portion: 1 });
      return { ...rest, count };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** One page of a list, for any address; a wrong page number returns 404 and an unsearchable text 400. */
export async function loadListing<Subject>(
  context: Context,
  placeOf: (request: ListingRequest) => ListingPlace<Subject>,
): Promise<LoadAnswer<ListingData<Subject>>> {
  const { url, store, settings } = context;
  const choice = await listingChoice(context);
  const minimumCharacters = searchMinimum(settings);
  const request = readListing(url.searchParams, minimumCharacters, choice.sort);
  const named = placeOf(request);
  const place = { ...named, query: { ...named.query, isGrouped: settings.versionsOnOneCard } };
  const pageAddress = (index: number) => place.addressOf({ ...kept(request, request.sort), counter: index || null });
  if (request.isFromForm) return redirect(pageAddress(0));

  const portion = portionOf(choice, settings);
  const wanted = request.page ?? 0;
  const { special: _, ...wholeList } = place.query;
  const { isGrouped: __, ...narrowedBy } = wholeList;
  /** A special list is a page of its own; elsewhere it is one more filter. */
  const isSpecialList = request.special !== null && Object.keys(narrowedBy).length === 0;
  const subject = isSpecialList ? place.query : wholeList;
  const isFiltered = Object.keys(request.filters).length > 0 || (request.special !== null && !isSpecialList);
  const addressWith = (filters: ListFilters) => place.addressOf(kept({ ...request, filters }, request.sort));
  const withoutSpecial = isSpecialList ? request : { ...request, special: null, specialName: null };
  const [listing, all, narrowed, categories] = await Promise.all([
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
    request.problem ? noFacets : store.catalogue.facets(subject),
    isFiltered && !request.problem ? store.catalogue.facets({ ...place.query, filters: request.filters }) : null,
    loadDepartments(context),
  ]);
  const facets = { all, narrowed: narrowed ?? all, isSpecialList, leading: settings.leadingFilter };
  const t = translator(filterTexts, context.texts);
  const groups = filterGroups(facets, t);
  const typed = typedPrices(url.searchParams);
  const price = pricePanel(
    facets,
    { from: wholeAmount(typed.from), to: wholeAmount(typed.to) },
    request.problem ? null : request.priceProblem,
  );
  const chosen = [
    ...(request.special !== null && !isSpecialList
      ? [
          {
            text: translator(listingTexts, context.texts)(request.special),
            address: place.addressOf(kept(withoutSpecial, request.sort)),
            left: request.filters,
          },
        ]
      : []),
    ...chosenFilters(request.filters, facets.narrowed, addressWith, context),
  ];
  const wider =
    listing.total === 0 && !request.problem ? await widerLists(context, { request, place, wholeList, chosen }) : [];
  const near = await nearTexts(context, { request, place }, listing);
  const pageCount = Math.ceil(listing.total / portion);
  const isPageMissing = !request.problem && (request.page === null || (wanted > 0 && wanted >= pageCount));
  const data: ListingData<Subject> = {
    subject: place.subject,
    request,
    products: isPageMissing ? [] : productCardsData(listing.products, context),
    total: listing.total,
    corrected: listing.corrected,
    page: wanted,
    pageCount,
    isPageMissing,
    pageAddress,
    unfilteredTotal: all.total,
    form: formAt(place.addressOf(kept(request, sortOptions[0]!)), url),
    filters:
      groups.length > 0 || price
        ? {
            groups,
            price,
            form: formAt(place.addressOf(kept({ ...withoutSpecial, filters: {} }, request.sort)), url),
            delay: settings.searchDelay,
            docksAfter: settings.filtersOffset,
          }
        : null,
    portions: { current: portion, choices: settings.listingPortions },
    chosen,
    unfilteredAddress: place.addressOf(kept({ ...withoutSpecial, filters: {} }, request.sort)),
    near,
    wider,
    minimumCharacters,
    departments: categories.map(({ id, slug, name }) => ({ name, address: addressOf('category', { id, slug }) })),
    helpEmail: settings.companyEmail,
  };
  return page(data, request.problem ? 400 : isPageMissing ? 404 : price?.problem ? 422 : 200);
}
