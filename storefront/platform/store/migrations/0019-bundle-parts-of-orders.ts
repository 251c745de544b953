import type { Kysely } from 'kysely';
import { partOfLine, shareByWorth } from '../../../../patterns/rules/bundle-parts.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import type { Engine } from '../engine/database.ts';
import { fromJson } from '../json.ts';
import type { Schema } from '../schema.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

const tables = ({ int, text, end }: ColumnTypes): ReadonlyArray<string> => [
  // The parts of a bundle as they were sold: `quantity` in one bundle, `share` of the price of the whole line.
  `create table order_line_parts (
    order_id ${int} not null references orders (id) on delete cascade,
    position ${int} not null,
    part ${int} not null check (part > 0),
    product_id ${int} not null,
    size_type ${text} not null,
    name ${text} not null,
    version_name ${text} not null,
    size_name ${text} not null,
    unit_name ${text} not null,
    unit_precision ${int} not null,
    quantity ${int} not null check (quantity > 0),
    share ${int} not null,
    primary key (order_id, position, part)
  ) ${end}`,
  // Which part of the bundle comes back; 0 for a line that has no parts.
  `create table return_lines_of_parts (
    return_id ${int} not null references returns (id) on delete cascade,
    position ${int} not null,
    part ${int} not null,
    quantity ${int} not null check (quantity > 0),
    worth ${int} not null,
    reason ${text} not null,
    primary key (return_id, position, part)
  ) ${end}`,
  `insert into return_lines_of_parts (return_id, position, part, quantity, worth, reason)
    select return_id, position, 0, quantity, worth, reason from return_lines`,
  'drop table return_lines',
  'alter table return_lines_of_parts rename to return_lines',
];

/**
 * Orders placed before get the parts where these are known: what was taken from stock for the line is what the bundle has today,
 * and nothing of it is in a return. Names and prices are those of today. Any other bundle is returned whole.
 */
async function keepKnownParts(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('bundle_parts as part')
    .innerJoin('products', 'products.id', 'part.part_id')
    .innerJoin('sizes', (join) =>
      join.onRef('sizes.product_id', '=', 'part.part_id').onRef('sizes.type', '=', 'part.part_size'),
    )
    .select(['part.product_id', 'part.part_id', 'part.part_size', 'part.quantity'])
    .select(['products.name', 'products.version_name', 'products.unit_name', 'products.unit_precision'])
    .select(['sizes.name as size_name', 'sizes.price'])
    .orderBy('part.part_id')
    .orderBy('part.part_size')
    .execute();
  const partsOf = Map.groupBy(rows, ({ product_id: bundle }) => bundle);
  if (partsOf.size === 0) return;
  const lines = await db
    .selectFrom('order_lines as line')
    .select(['order_id', 'position', 'product_id', 'quantity', 'total_gross', 'taken_from'])
    .where('product_id', 'in', [...partsOf.keys()])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('return_lines')
            .innerJoin('returns', 'returns.id', 'return_lines.return_id')
            .select('return_lines.position')
            .whereRef('returns.order_id', '=', 'line.order_id')
            .whereRef('return_lines.position', '=', 'line.position'),
        ),
      ),
    )
    .execute();
  for (const line of lines) {
    const parts = partsOf.get(line.product_id)!;
    const taken = Map.groupBy(
      fromJson<ReadonlyArray<Share>>(line.taken_from).filter(({ part }) => part !== undefined),
      ({ part }) => `${part!.productId} ${part!.size}`,
    );
    const isKnown =
      taken.size === parts.length &&
      parts.every(
        (one) => takenOf(taken.get(`${one.part_id} ${one.part_size}`)) === partOfLine(one.quantity, line.quantity),
      );
    if (!isKnown) continue;
    const shares = shareByWorth(
      line.total_gross,
      parts.map(({ price, quantity }) => lineTotal(price, quantity)),
    );
    await db
      .insertInto('order_line_parts')
      .values(
        parts.map((part, index) => ({
          order_id: line.order_id,
          position: line.position,
          part: index + 1,
          product_id: part.part_id,
          size_type: part.part_size,
          name: part.name,
          version_name: part.version_name,
          size_name: part.size_name,
          unit_name: part.unit_name,
          unit_precision: part.unit_precision,
          quantity: part.quantity,
          share: shares[index]!,
        })),
      )
      .execute();
  }
}

/** What a line of an order took from a stock; '' is the size's own amount. */
interface Share {
  stockId: string;
  amount: number;
  part?: { productId: number; size: string };
}

/** How much of a size was taken: the size lost it, or its stocks did where its own amount has no limit. */
const takenOf = (shares: ReadonlyArray<Share> = []): number => {
  const sumOf = (isOwn: boolean) =>
    shares.reduce((sum, { stockId, amount }) => sum + ((stockId === '') === isOwn ? amount : 0), 0);
  return sumOf(true) || sumOf(false);
};

/** The parts of bundles in orders, and returns of single parts. */
export const bundlePartsOfOrders = (engine: Engine) => async (db: Kysely<Schema>) => {
  await runDdl(db as unknown as Kysely<unknown>, ddlOf(engine, tables));
  await keepKnownParts(db);
};
