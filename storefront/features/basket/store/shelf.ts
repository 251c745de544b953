import type { Kysely } from 'kysely';
import { partOfLine } from '../../../../patterns/rules/bundle-parts.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { unlimited, type QuantityData } from '../../../../patterns/rules/quantity.ts';
import { groupBy, sellableAmount, toQuantityData, type ProductRow, type SizeRow } from '../../catalogue/store.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import type { Schema } from '../../../platform/store/schema.ts';

/** A size of a product, as in stock. */
export interface SizeKey {
  productId: number;
  size: string;
}

/** Amount of a size. */
export interface Amount extends SizeKey {
  quantity: Thousandths;
}

const one: Thousandths = 1000;
const nameOf = ({ productId, size }: SizeKey): string => `${productId} ${size}`;

/** The demand of one basket's lines. */
export interface Demand {
  /** From stock, parts of bundles included. */
  ofSize: (key: SizeKey) => Thousandths;
  /** Of a product, all sizes; parts of bundles do not count against its maximum. */
  ofProduct: (productId: number) => Thousandths;
}

/** The stock of products, which several may share: a bundle is taken from its parts. */
export class Shelf {
  readonly #parts: ReadonlyMap<number, ReadonlyArray<Amount>>;
  readonly #sizes: ReadonlyMap<string, SizeRow>;

  constructor(parts: ReadonlyMap<number, ReadonlyArray<Amount>>, sizes: ReadonlyArray<SizeRow>) {
    this.#parts = parts;
    this.#sizes = new Map(sizes.map((row) => [nameOf({ productId: row.product_id, size: row.type }), row]));
  }

  size(key: SizeKey): SizeRow | undefined {
    return this.#sizes.get(nameOf(key));
  }

  /** A line's demand: its own size, and each part of a bundle. A started thousandth is rounded up. */
  takes({ productId, size, quantity }: Amount): ReadonlyArray<Amount> {
    const parts = this.#parts.get(productId) ?? [];
    return [
      { productId, size, quantity },
      ...parts.map((part) => ({ ...part, quantity: partOfLine(part.quantity, quantity) })),
    ];
  }

  demandOf(lines: ReadonlyArray<Amount>): Demand {
    const sizes = new Map<string, Thousandths>();
    for (const line of lines) {
      for (const take of this.takes(line)) sizes.set(nameOf(take), (sizes.get(nameOf(take)) ?? 0) + take.quantity);
    }
    return {
      ofSize: (key) => sizes.get(nameOf(key)) ?? 0,
      ofProduct: (productId) =>
        lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0),
    };
  }

  /** The limits of a size for one line beside others of the basket. */
  limits(product: ProductRow, size: SizeRow, others: ReadonlyArray<Amount> = []): QuantityData {
    const demand = this.demandOf(others);
    const data = toQuantityData(product, size);
    const takes = this.takes({ productId: product.id, size: size.type, quantity: one });
    const enoughFor = takes.map((take) => {
      const row = this.size(take);
      const amount = row ? sellableAmount(row) : 0;
      return amount === unlimited
        ? Number.POSITIVE_INFINITY
        : Math.floor((Math.max(amount - demand.ofSize(take), 0) * one) / take.quantity);
    });
    const amount = Math.min(...enoughFor);
    const ofThisSize = others
      .filter((other) => other.productId === product.id && other.size === size.type)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      ...data,
      amount: Number.isFinite(amount) ? amount : unlimited,
      maxPerOrder:
        typeof data.maxPerOrder === 'number' ? Math.max(data.maxPerOrder - demand.ofProduct(product.id), 0) : null,
      // Lines of one size may differ by their comment or their configuration.
      ...(typeof data.maxPerSize === 'number' && { maxPerSize: Math.max(data.maxPerSize - ofThisSize, 0) }),
    };
  }
}

const readParts = prepared((db, ids: ReadonlyArray<number>) =>
  db.selectFrom('bundle_parts').selectAll().where('product_id', 'in', ids).orderBy('part_id').orderBy('part_size'),
);
const readSizes = prepared((db, ids: ReadonlyArray<number>) =>
  db.selectFrom('sizes').selectAll().where('product_id', 'in', ids),
);

/**
 * Reads the stock of products and of the parts of bundles among them.
 *
 * @param beside products of which only the parts are needed, because they share the stock
 */
export async function readShelf(
  db: Kysely<Schema>,
  productIds: ReadonlyArray<number>,
  beside: ReadonlyArray<number> = [],
): Promise<Shelf> {
  const rows = await readParts(db, [...productIds, ...beside]);
  const wanted = new Set(productIds);
  const partIds = rows.filter(({ product_id }) => wanted.has(product_id)).map(({ part_id }) => part_id);
  const ids = [...new Set([...productIds, ...partIds])];
  const sizes = ids.length === 0 ? [] : await readSizes(db, ids);
  const amounts = [...groupBy(rows, ({ product_id }) => product_id)].map(
    ([productId, parts]) =>
      [
        productId,
        parts.map(({ part_id, part_size, quantity }) => ({ productId: part_id, size: part_size, quantity })),
      ] as const,
  );
  return new Shelf(new Map(amounts), sizes);
}
