// The index of lists and words alone, with generated rows instead of a database: what it costs to fill, its memory, and
// what lists cost, without the reading of cards. For shops that would take long to fill.
// Usage: node --expose-gc tests/benchmarks/server/index-in-memory.ts [--products 1000000] [--rounds 60] [--only text]
import { parseArgs } from 'node:util';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import { facets } from '../../../storefront/features/catalogue/store/catalogue/facets.ts';
import { ListingIndex } from '../../../storefront/features/catalogue/store/catalogue/listing-index.ts';
import { listedIds, type ListQuery } from '../../../storefront/features/catalogue/store/catalogue/listing.ts';
import type { ListingChange } from '../../../storefront/features/catalogue/store/catalogue/listing-changes.ts';
import type { Database } from '../../../storefront/platform/store/engine/database.ts';
import type { Schema } from '../../../storefront/platform/store/schema.ts';
import { median } from '../frame.ts';
import { chanceOf } from './generate-catalogue.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const count = Number(options.products);
const firstId = 100_000;
/** Values of each parameter; of the fourth there are hundreds, as of measures. */
const valuesOf = [12, 12, 6, 900, 11];
const vocabulary = 24_000;
const commonFirst = (chance: () => number, of: number) => Math.floor(of * chance() ** 3);

function rowOf(index: number, raise = 0): ListingChange {
  const chance = chanceOf(index + 1);
  const values = valuesOf.flatMap((many, parameter) =>
    parameter < 3 || chance() < 0.4 ? [`${parameter + 1}:${(parameter + 1) * 1000 + commonFirst(chance, many)}`] : [],
  );
  const sizes = [[1], [2, 3, 4, 5], [6, 7, 8, 9], [10, 11], [1]][index % 5]!.filter(() => chance() > 0.15);
  return {
    product_id: firstId + index,
    version: 1,
    is_listed: 1,
    category_id: 100 + commonFirst(chance, 90),
    producer_id: 100 + commonFirst(chance, 60),
    popularity: 100 + index,
    sort_key: `nazwa ${(index * 7919) % 99_991} produktu z cechą ${index % 40}`,
    created_at: 1_700_000_000_000 + commonFirst(chance, 1_000_000) * 1000,
    lowest_price: 1999 + Math.floor(chance() * 400) * 100 + raise,
    is_phone_price: index % 500 === 0 ? 1 : 0,
    is_for_points_only: 0,
    is_new: chance() < 0.05 ? 1 : 0,
    is_reduced: chance() < 0.12 ? 1 : 0,
    is_available: sizes.length > 0 ? 1 : 0,
    ships_today: chance() < 0.4 ? 1 : 0,
    version_group: null,
    held: [...values, ...sizes.map((size) => `0:${size}`)].join(' '),
    zones: null,
    further_categories: null,
  };
}

/** Words in order, and how many products have each: 46 a product together. */
const words = [
  ...Array.from({ length: 40 }, (_, place) => ({ token: `a${String(place).padStart(2, '0')}`, holders: count * 0.45 })),
  ...Array.from({ length: vocabulary }, (_, place) => {
    const part = ((place + 1) / vocabulary) ** (1 / 3) - (place / vocabulary) ** (1 / 3);
    return { token: `w${String(place).padStart(6, '0')}`, holders: count * (1 - (1 - part) ** 28) };
  }),
];
const pairsOf = (holders: number): string => {
  const many = Math.max(1, Math.floor(holders));
  const step = count / many;
  return Array.from(
    { length: many },
    (_, at) => (firstId + Math.floor(at * step)) * 16 + (at % 8 === 0 ? 8 : 1),
  ).join();
};

let changed: ListingChange | null = null;
let version = 1;
/** What a database would answer. */
function answer({ sql, parameters }: CompiledQuery): unknown[] {
  const [first, second] = parameters;
  if (sql.includes('as ordered')) return [{ ids: Array.from({ length: count }, (_, place) => firstId + place).join() }];
  if (sql.includes('c.product_id > ')) {
    const [from, to] = [Number(first) + 1 - firstId, Number(second) + 1 - firstId];
    return Array.from({ length: to - from }, (_, place) => rowOf(from + place));
  }
  if (sql.includes('are_words_written')) {
    const row = { horizon: version + 1, words: 1, are_words_written: 0 };
    return [changed ? { ...row, ...changed } : { ...row, product_id: null }];
  }
  if (sql.includes('bounds.horizon')) return [{ horizon: version + 1, words: 1 }];
  if (sql.includes('"search_tokens"')) {
    const from = words.findIndex(({ token }) => token > String(first));
    if (from < 0) return [];
    return words.slice(from, from + 1000).map(({ token, holders }) => ({ token, pairs: pairsOf(holders) }));
  }
  if (sql.includes('"filter_values"') && sql.includes('"value" in')) return [{ id: 3 }, { id: 4 }];
  return [];
}

/** Processor seconds of generating rows, which a shop does not do. */
let generated = 0;
const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
class GeneratedRows extends DummyDriver {
  override async acquireConnection() {
    return {
      async executeQuery<Row>(query: CompiledQuery) {
        const before = process.cpuUsage();
        const rows = answer(query) as Row[];
        generated += secondsSince(before);
        return { rows };
      },
      async *streamQuery() {},
    };
  }
}
const read = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new GeneratedRows(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const index = new ListingIndex({ engine: 'sqlite', read, write: read } as unknown as Database);

const began = process.cpuUsage();
await index.refresh();
console.log(`${count} products: filled by ${(secondsSince(began) - generated).toFixed(1)} s of the processor`);
for (const sort of ['name', 'popularity', 'price', 'newest'] as const) {
  const before = process.cpuUsage();
  index.sortedPlaces(sort, 'asc');
  console.log(`first order by ${sort}: ${secondsSince(before).toFixed(2)} s`);
}
const grown = process.memoryUsage.rss();
(globalThis as { gc?: () => void }).gc?.();
const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
console.log(
  `memory: ${inMegabytes(process.resourceUsage().maxRSS * 1024)} at most, ${inMegabytes(grown)} then, ${inMegabytes(rss)} after a collection; used by V8 ${inMegabytes(heapUsed)} and by arrays ${inMegabytes(arrayBuffers)}`,
);

const chance = chanceOf(7);
const any = (many: number) => Math.floor(chance() * many);
const filters = () => ({
  parameters: [1, 2].map((id) => ({ id, values: [id * 1000 + any(6), id * 1000 + any(6)] })),
  availability: ['available' as const],
  price: { from: 50_00, to: 300_00 },
  sizes: ['m', 'l'],
});
const change = () => {
  version += 1;
  changed = { ...rowOf(any(count), version * 100), version };
};
const scenarios: ReadonlyArray<{ name: string; query: () => ListQuery; before?: () => void }> = [
  { name: 'category', query: () => ({ categoryId: 100 + any(90) }) },
  { name: 'category with several filters', query: () => ({ categoryId: 100 + any(90), filters: filters() }) },
  { name: 'whole shop', query: () => ({}) },
  { name: 'deep page of the whole shop', query: () => ({ page: any(count / 24) }) },
  { name: 'whole shop by price', query: () => ({ sort: 'price', page: any(100) }) },
  { name: 'whole shop with one filter', query: () => ({ filters: { producers: [100 + any(60)] } }) },
  { name: 'whole shop with several filters', query: () => ({ filters: filters() }) },
  { name: 'the same after a change of a price', query: () => ({ filters: filters() }), before: change },
  { name: 'text', query: () => ({ text: `w${String(any(200)).padStart(6, '0')}` }) },
  { name: 'text with several filters', query: () => ({ text: `a${10 + any(30)}`, filters: filters() }) },
  { name: 'mistyped text', query: () => ({ text: `wo0${String(any(9000)).padStart(4, '0')}` }) },
];
for (const { name, query, before } of scenarios.filter((scenario) => scenario.name.includes(options.only))) {
  const costs: number[] = [];
  for (let round = -5; round < Number(options.rounds); round += 1) {
    before?.();
    const subject = query();
    const used = process.cpuUsage();
    await Promise.all([listedIds(read, index, subject), facets(read, index, subject)]);
    if (round >= 0) costs.push(secondsSince(used) * 1000);
    changed = null;
  }
  const sorted = costs.toSorted((a, b) => a - b);
  console.log(
    `| ${name} | ${median(sorted).toFixed(1)} | ${sorted[Math.ceil(sorted.length * 0.95) - 1]!.toFixed(1)} |`,
  );
}
