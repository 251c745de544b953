import type { Locale } from '../../components/texts/texts.ts';
import { named } from '../features/catalogue/store.ts';
import { openingOf, type ContentKind, type ContentTeaser } from '../features/content/store.ts';
import type { Words, WordTree } from '../platform/store/translations.ts';
import type { Store } from './open-store.ts';
import { catalogueWords, contentWords, menuWords, partWords, type PartWords } from './words.ts';

type Method = (...values: ReadonlyArray<unknown>) => Promise<unknown>;
type Lay = <T>(value: T, words: Words<T>) => Promise<T>;

/** A part whose answers have their words laid over with translations. */
function laid<Part extends object>(part: Part, words: PartWords<Part>, lay: Lay): Part {
  const methods = Object.entries(words).map(([name, tree]) => {
    const method = part[name as keyof Part] as Method;
    return [name, async (...values: ReadonlyArray<unknown>) => lay(await method(...values), tree as WordTree)];
  });
  return { ...part, ...Object.fromEntries(methods) } as Part;
}

/** The catalogue in a language: it searches and sorts the words that it shows. */
function catalogueIn({ catalogue }: Store, locale: Locale, lay: Lay): Store['catalogue'] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return {
    ...laid(catalogue, catalogueWords, lay),
    list: async (query) => lay(await catalogue.list({ ...query, locale }), catalogueWords.list),
    listedIds: (query) => catalogue.listedIds({ ...query, locale }),
    nearSearches: (query, most) => catalogue.nearSearches({ ...query, locale }, most),

    async facets(query) {
      const facets = await lay(await catalogue.facets({ ...query, locale }), catalogueWords.facets);
      const sorted = facets.filters.map((facet) =>
        facet.kind === 'parameter'
          ? { ...facet, values: facet.values.toSorted((a, b) => compare(a.name ?? '', b.name ?? '')) }
          : facet,
      );
      return { ...facets, filters: sorted };
    },

    async series({ text, limit } = {}) {
      const all = (await lay(await catalogue.series(), catalogueWords.series)).toSorted((a, b) =>
        compare(a.name, b.name),
      );
      return (text === undefined ? all : named(all, ({ name }) => name, text)).slice(0, limit);
    },
  };
}

/** What others searched for is kept in the shop's first language; of that, what has a translation is offered. */
const phrasesIn = ({ phrases }: Store, lay: Lay): Store['phrases'] => ({
  ...phrases,
  popular: async (limit) => {
    const written = await phrases.popular(limit);
    const translated = await lay(written, true);
    return translated.flatMap((name, index) => (name === written[index] ? [] : name));
  },
  suggest: async () => [],
  record: async () => {},
});

/** A text of one paragraph is its own opening, but its translation may be longer: lists show how that begins. */
const begun = (entry: ContentTeaser): ContentTeaser => ({
  ...entry,
  opening: openingOf(entry.opening) || entry.opening,
});

/** Search shows pages first. */
const contentKinds: ReadonlyArray<ContentKind> = ['page', 'post', 'news'];

const made = new WeakMap<Store, Map<Locale, Store>>();

/**
 * The store with the words of the catalogue in a language; texts without a translation stay Polish. What it writes is
 * Polish, as the shop's own tables are: only answers are translated, after each call.
 */
export function storeIn(store: Store, locale: Locale): Store {
  if (locale === 'pl') return store;
  let stores = made.get(store);
  if (!stores) made.set(store, (stores = new Map()));
  let known = stores.get(locale);
  if (!known) {
    const lay: Lay = (value, words) => store.translations.lay(locale, value, words);
    known = {
      ...store,
      ...Object.fromEntries(
        Object.entries(partWords).map(([part, words]) => [
          part,
          laid(store[part as keyof typeof partWords], words, lay),
        ]),
      ),
      catalogue: catalogueIn(store, locale, lay),
      content: {
        ...laid(store.content, contentWords, lay),
        portion: async (...values) => {
          const { entries, count } = await lay(await store.content.portion(...values), contentWords.portion);
          return { entries: entries.map(begun), count };
        },
        search: async (text, limit, kinds?: ReadonlyArray<ContentKind>) => {
          const entries = await Promise.all((kinds ?? contentKinds).map((kind) => store.content.list(kind)));
          return named(await lay(entries.flat(), contentWords.list), ({ title }) => title, text).slice(0, limit);
        },
      },
      phrases: phrasesIn(store, lay),
      menu: {
        ...laid(store.menu, menuWords, lay),
        search: async (text, limit) =>
          named(await lay(await store.menu.nodes(), menuWords.nodes), ({ name }) => name, text).slice(0, limit),
      },
    };
    stores.set(locale, known);
  }
  return known;
}
