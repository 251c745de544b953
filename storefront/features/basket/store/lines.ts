import type { Kysely } from 'kysely';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { lineTotal, type Thousandths } from '../../../../patterns/rules/price.ts';
import { settleQuantity, type QuantityData } from '../../../../patterns/rules/quantity.ts';
import { priceAt, type Tier } from '../../../../patterns/rules/tiers.ts';
import {
  groupBy,
  isForSale,
  isOffered,
  sizePrice,
  toPicture,
  toUnit,
  type Picture,
  type ProductDetails,
  type ProductType,
  type Unit,
} from '../../catalogue/store.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { readLineFiles, toLineFile, type LineFile } from './line-files.ts';
import { chosenPrice, limitsOf, type LineKey, type LineOptions } from './pricing.ts';
import { readShelf, type Amount } from './shelf.ts';

export type { LineKey };

/** Why a line cannot be bought beside the lines before it. `possible` is the available quantity. */
export type LineProblem = { kind: 'unavailable' } | { kind: 'quantity'; possible: Thousandths };

/** A basket line at current prices and stock. */
export interface BasketLine extends LineKey {
  options: LineOptions;
  quantity: Thousandths;
  comment: string;
  /** Beside the comment, in the order they were sent. */
  files: ReadonlyArray<LineFile>;
  /** Of a wrapping: the wrapped line of the same basket. */
  wraps: { name: string } | null;
  name: string;
  versionName: string;
  slug: string;
  code: string;
  type: ProductType;
  sizeName: string;
  unit: Unit;
  vatPercent: number | null;
  /** Grams of the whole line. */
  weight: number;
  unitGross: Grosze;
  totalGross: Grosze;
  /** The limits of the size alone: `problem` also counts other lines of the basket. */
  quantityData: QuantityData;
  tiers: ReadonlyArray<Tier>;
  isCommentRequired: boolean;
  /** Whether it can be gift-wrapped. */
  hasGiftWrap: boolean;
  problem: LineProblem | null;
  picture: Picture | null;
}

/** Whether both have the same size and options. */
export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.productId === b.productId && a.size === b.size && a.additional === b.additional;

const readLineRows = prepared((db, basketId: number) =>
  db
    .selectFrom('basket_lines')
    .selectAll()
    // Few lines have files: most baskets are read without asking for them.
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('line_files')
            .select('line_files.id')
            .whereRef('line_files.basket_line_id', '=', 'basket_lines.id'),
        )
        .as('has_files'),
    )
    .where('basket_id', '=', basketId)
    .orderBy((eb) => eb.fn.coalesce('parent_id', 'id'))
    .orderBy('id'),
);
const readProducts = prepared((db, ids: ReadonlyArray<number>) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids),
);
const readTiers = prepared((db, ids: ReadonlyArray<number>) =>
  db.selectFrom('quantity_tiers').selectAll().where('product_id', 'in', ids).orderBy('threshold'),
);
const readPictures = prepared((db, ids: ReadonlyArray<number>) =>
  db.selectFrom('pictures').selectAll().where('product_id', 'in', ids).where('position', '=', 0),
);

/**
 * A basket's lines in the order they were added, a wrapping behind its line. Works inside a transaction and outside.
 */
export async function readLines(db: Kysely<Schema>, basketId: number): Promise<ReadonlyArray<BasketLine>> {
  const lines = await readLineRows(db, basketId);
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  // Sequential: inside a transaction there is one connection.
  const products = await readProducts(db, ids);
  const shelf = await readShelf(db, ids);
  const tiers = await readTiers(db, ids);
  const pictures = await readPictures(db, ids);
  const withFiles = lines.filter(({ has_files }) => has_files).map(({ id }) => id);
  const filesOf = await readLineFiles(db, 'basket_line_id', withFiles);
  const productOf = new Map(products.map((row) => [row.id, row]));
  const tiersOf = groupBy(tiers, (row) => row.product_id);
  const lineOf = new Map(lines.map((row) => [row.id, row]));
  const pictureOf = new Map(pictures.map((row) => [row.product_id, toPicture(row)]));

  /** Demand of the lines before: where stock is short, the later line lacks. */
  const taken: Amount[] = [];
  return lines.map((line): BasketLine => {
    // A line's size exists: deleting it deletes the line.
    const product = productOf.get(line.product_id)!;
    const key = { productId: line.product_id, size: line.size_type };
    const size = shelf.size(key)!;
    const details = fromJson<ProductDetails>(product.details);
    const { isCommentRequired, hasGiftWrap } = details;
    const options = fromJson<LineOptions>(line.options);
    const ownTiers = (tiersOf.get(product.id) ?? []).map((tier) => ({
      threshold: tier.threshold,
      thresholdEnd: tier.threshold_end,
      percent: tier.percent,
    }));
    const single = sizePrice(product, size);
    const price = chosenPrice({ price: single, isDefault: size.type === product.default_size, details }, options);
    // Quantity discounts lower the goods and their extras alike.
    const unitGross = priceAt(price ?? single, ownTiers, line.quantity);
    const limits = (others?: ReadonlyArray<Amount>) => limitsOf(shelf.limits(product, size, others), details, options);
    const problem =
      isOffered(product) && isForSale(product) && price !== null
        ? problemOf(line.quantity, limits(taken))
        : unavailable;
    if (problem?.kind !== 'unavailable') taken.push({ ...key, quantity: problem?.possible ?? line.quantity });
    const wrapped = line.parent_id === null ? undefined : lineOf.get(line.parent_id);
    return {
      ...key,
      additional: line.additional,
      options,
      quantity: line.quantity,
      comment: line.comment,
      files: (filesOf.get(line.id) ?? []).map(toLineFile),
      wraps: wrapped ? { name: productOf.get(wrapped.product_id)!.name } : null,
      name: product.name,
      versionName: product.version_name,
      slug: product.slug,
      code: size.code,
      type: product.type as ProductType,
      sizeName: size.name,
      unit: toUnit(product),
      vatPercent: product.vat_percent,
      weight: Math.round((size.weight * line.quantity) / 1000),
      unitGross,
      totalGross: lineTotal(unitGross, line.quantity),
      quantityData: limits(),
      tiers: ownTiers,
      isCommentRequired,
      hasGiftWrap,
      problem,
      picture: pictureOf.get(product.id) ?? null,
    };
  });
}

const unavailable: LineProblem = { kind: 'unavailable' };

function problemOf(quantity: Thousandths, data: QuantityData): LineProblem | null {
  const settled = settleQuantity(quantity, data);
  if (!settled) return unavailable;
  return settled.value === quantity ? null : { kind: 'quantity', possible: settled.value };
}
