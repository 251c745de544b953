import type { ListFilters, ListSubject, Store } from '../../../storefront/store/index.ts';
import { wordsOf } from '../../../storefront/features/catalogue/store/search/tokens.ts';
import { chanceOf, firstId } from './generate-catalogue.ts';

/** Limits of the 95th percentile in milliseconds: issue 6 for 50,000 products, issue 21 for more. */
const barsOf = (products: number) => {
  if (products < 100_000) return { listing: 50, search: 20 };
  return { listing: products < 500_000 ? 50 : 100, search: null };
};

export interface Scenario {
  readonly name: string;
  /** Null without a limit. */
  readonly bar: number | null;
  /** Runs before each request, unmeasured. */
  readonly before?: () => Promise<unknown>;
  /** One request of the kind, different each time. */
  readonly run: () => Promise<unknown>;
}

/** Queries are drawn from the shop itself, by the same seed on both engines. */
export async function scenariosOf(
  store: Store,
  suggest: (text: string) => Promise<unknown>,
): Promise<ReadonlyArray<Scenario>> {
  const { catalogue } = store;
  const chance = chanceOf(7);
  const any = <T>(list: ReadonlyArray<T>): T => list[Math.floor(chance() * list.length)]!;

  const categories = (await catalogue.categories()).filter(({ productCount }) => productCount >= 100);
  const { total } = await catalogue.list({});
  const bars = barsOf(total);
  const sample = Array.from({ length: 300 }, () => firstId + Math.floor(chance() * (total - 100)));
  const names = (await Promise.all([0, 100, 200].map((start) => catalogue.cards(sample.slice(start, start + 100)))))
    .flat()
    .map(({ name }) => wordsOf(name));
  const { filters } = await catalogue.facets({});
  const valuesOf = (name: string) => filters.find((facet) => facet.name === name)!;

  const listed = (subject: ListSubject, page = 0) =>
    Promise.all([catalogue.list({ ...subject, page }), catalogue.facets(subject)]);
  const search = (text: string) => catalogue.list({ text, portion: 24 });
  /** With two letters swapped in the middle, a typical typo. */
  const mistyped = (word: string) => word.slice(0, 2) + word[3]! + word[2]! + word.slice(4);
  const wordOfName = () => any(any(names).slice(0, 2));
  const longWord = () => {
    for (;;) {
      const word = any(any(names));
      if (word.length > 5 && word[2] !== word[3]) return word;
    }
  };
  const severalFilters = (): ListFilters => {
    const parameters = ['Kolor', 'Materiał'].map((name) => {
      const { parameterId, values } = valuesOf(name);
      return { id: parameterId!, values: [Number(any(values).value), Number(any(values).value)] };
    });
    return { parameters, availability: ['available'], price: { from: 50_00, to: 300_00 }, sizes: ['m', 'l'] };
  };

  /** Changes a price by a złoty up or down: the shop stays as it was. */
  const changePrice = async () => {
    const [card] = await catalogue.cards([any(sample)]);
    const { id: productId, defaultSize: size, price, reduction } = card!;
    const crossedPrice = reduction?.crossedPrice ?? null;
    await catalogue.changePrice({ productId, size, price: price + (price % 200 < 100 ? 100 : -100), crossedPrice });
  };
  let asked = 0;

  return [
    { name: 'list of a category', bar: bars.listing, run: () => listed({ categoryId: any(categories).id }) },
    { name: 'list of a text', bar: bars.listing, run: () => listed({ text: wordOfName() }) },
    {
      name: 'deep page of a category',
      bar: bars.listing,
      run: () => {
        const { id, productCount } = any(categories);
        return listed({ categoryId: id }, Math.floor((chance() * productCount) / 24));
      },
    },
    {
      name: 'category with several filters',
      bar: bars.listing,
      run: () => listed({ categoryId: any(categories).id, filters: severalFilters() }),
    },
    {
      name: 'text with several filters',
      bar: bars.listing,
      run: () => listed({ text: wordOfName(), filters: severalFilters() }),
    },
    { name: 'list of the whole shop', bar: bars.listing, run: () => listed({}) },
    {
      name: 'deep page of the whole shop',
      bar: bars.listing,
      run: () => listed({}, Math.floor((chance() * total) / 24)),
    },
    {
      name: 'whole shop with one filter',
      bar: bars.listing,
      run: () => listed({ filters: { sizes: [any(['s', 'm', 'l'])] } }),
    },
    { name: 'whole shop with several filters', bar: bars.listing, run: () => listed({ filters: severalFilters() }) },
    {
      name: 'whole shop with several filters, after a change of a price',
      bar: bars.listing,
      before: changePrice,
      run: () => listed({ filters: severalFilters() }),
    },
    {
      name: 'lists of the shop and its departments, one change in a hundred',
      bar: bars.listing,
      before: async () => (asked += 1) % 100 === 50 && changePrice(),
      run: () => listed(asked % 4 === 0 ? {} : { categoryId: any(categories).id }),
    },
    { name: 'search for a word', bar: bars.search, run: () => search(wordOfName()) },
    { name: 'search for two words', bar: bars.search, run: () => search(any(names).slice(0, 2).join(' ')) },
    { name: 'search for the whole name', bar: bars.search, run: () => search(any(names).join(' ')) },
    {
      name: 'search for a beginning of three or four letters',
      bar: bars.search,
      run: () => search(longWord().slice(0, any([3, 4]))),
    },
    { name: 'search for a mistyped word', bar: bars.search, run: () => search(mistyped(longWord())) },
    { name: 'search for nothing that there is', bar: bars.search, run: () => search(`zrebak${any(['q', 'x', 'v'])}`) },
    { name: 'suggestions (productsTextSearch)', bar: null, run: () => suggest(longWord().slice(0, 4)) },
    { name: 'data of a product page', bar: null, run: () => catalogue.productPage(any(sample)) },
  ];
}
