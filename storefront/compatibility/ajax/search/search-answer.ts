import { wireText } from '../../../../patterns/rules/money.ts';
import { searchMinimum } from '../../../../patterns/rules/search-minimum.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { readListing, cardPrice } from '../../../features/catalogue/index.ts';
import type { CallContext, Wording } from '../../graphql/context.ts';
import type { Listing, ProductCard } from '../../../store/index.ts';
import { Refusal } from '../calling/refusal.ts';
import { iconOf } from '../../wire/icon.ts';
import { listSubject } from './list-subject.ts';

/** Fields of the first product for `getOne`. */
const fields: Readonly<Record<string, (card: ProductCard, wording: Wording) => string>> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name,
  link: ({ id, slug }) => addressOf('product', { id, slug }),
  icon: ({ pictures }) => iconOf(pictures[0], 'small') ?? '',
  price: (card, wording) => {
    const said = cardPrice(card, wording);
    return wireText(said.kind === 'words' ? said.text : said.price.current);
  },
};

/**
 * The number of products on the search page, or one field of the first of them (wire contract 2.5; the shape of both
 * answers is not shown there).
 */
export async function searchAnswer(
  parameters: URLSearchParams,
  context: CallContext,
): Promise<Readonly<Record<string, unknown>>> {
  const field = parameters.get('getOne');
  if (field !== null && !Object.hasOwn(fields, field))
    throw new Refusal(`getOne is one of ${Object.keys(fields).join(', ')}.`);
  if (field === null && parameters.get('getCount') === null) throw new Refusal('Ask getCount=1 or getOne=<field>.');
  const { products, total } = await found(parameters, context);
  if (field === null) return { count: total };
  const [first] = products;
  return { [field]: first ? fields[field]!(first, context) : null };
}

/**
 * What a typeahead shows while a shopper types (wire contract 1.9): the best results of the search page, as many as the
 * shop's own search, and the number of all. A text that is too short finds nothing.
 */
export async function typeaheadAnswer(parameters: URLSearchParams, context: CallContext) {
  const { products, total } = await found(parameters, context, context.settings.searchResults);
  const shown = ['id', 'name', 'link', 'icon', 'price'] as const;
  return {
    count: total,
    products: products.map((card) => Object.fromEntries(shown.map((field) => [field, fields[field]!(card, context)]))),
  };
}

async function found(
  parameters: URLSearchParams,
  { store, settings }: CallContext,
  portion = 1,
): Promise<Pick<Listing, 'products' | 'total'>> {
  const request = readListing(parameters, searchMinimum(settings));
  if (request.problem) return { products: [], total: 0 };
  const { sort, order } = request.sort;
  return store.catalogue.list({ ...listSubject(request), ...(sort && { sort }), ...(order && { order }), portion });
}
