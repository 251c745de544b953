import type { Clock } from '../../../../platform/store/clock.ts';
import type { Database } from '../../../../platform/store/engine/database.ts';
import { prepared } from '../../../../platform/store/engine/prepared.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import { cards, cardsWithRows } from './cards.ts';
import { facets } from './facets.ts';
import { ListingIndex } from './listing-index.ts';
import { ListsFile } from './lists-file.ts';
import { list, listedIds, nearSearches, type ListQuery, type ListSubject } from './listing.ts';
import { opinionList, type OpinionQuery } from './opinion-list.ts';
import { changePrice } from './prices.ts';
import { productPages, toCategory, toProducer } from './product-page.ts';
import { isOffered, toProduct } from './rows.ts';
import { series } from './series.ts';
import { shopOpinions } from './shop-opinions.ts';
import { countShownProducts, shownProducts } from './shown-products.ts';
import { sizeIdentities } from './size-identities.ts';
import type {
  CategoryWithCount,
  Courier,
  CourierDetails,
  Producer,
  Product,
  ProductCard,
  ProductPage,
  Stock,
  StockDetails,
} from './types.ts';

export interface CardWithProduct {
  card: ProductCard;
  product: Product;
}

const readCouriers = prepared((db) => db.selectFrom('couriers').selectAll().orderBy('position'));
const readStocks = prepared((db) => db.selectFrom('stocks').selectAll().orderBy('position'));

/**
 * The goods for sale, and their delivery.
 * @param listsPath of the file that keeps the lists of a large shop from a stop to the next start; without it each start reads all products
 */
export function catalogueOf(database: Database, clock: Clock, listsPath?: string) {
  const { read } = database;
  const index = new ListingIndex(database, {
    file: listsPath === undefined ? null : new ListsFile(database, listsPath, clock),
  });
  return {
    /** Null for unknown or withdrawn products. */
    async product(id: number): Promise<Product | null> {
      const row = await read.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      return row && isOffered(row) ? toProduct(row) : null;
    },

    /** A product's category; null where it has none or does not exist. */
    async categoryOf(id: number): Promise<number | null> {
      const row = await read.selectFrom('products').select('category_id').where('id', '=', id).executeTakeFirst();
      return row?.category_id ?? null;
    },

    /** The data of a product page; null for unknown or withdrawn products. */
    async productPage(id: number): Promise<ProductPage | null> {
      const page = (await productPages(read, [id])).get(id);
      return page?.product.isOffered ? page : null;
    },

    /** The same by ids, withdrawn products included. */
    productPages: (ids: ReadonlyArray<number>) => productPages(read, ids),

    /** The offered products that cost less by the quantity, at most `most`. */
    async idsWithTiers(most: number): Promise<ReadonlyArray<number>> {
      const rows = await read
        .selectFrom('quantity_tiers')
        .select('product_id')
        .distinct()
        .orderBy('product_id')
        .limit(most)
        .execute();
      return rows.map(({ product_id }) => product_id);
    },

    /** Cards of existing products, in the order of `ids`. */
    cards: (ids: ReadonlyArray<number>) => cards(read, ids),

    /** The same, each with its full product. */
    async cardsWithProducts(ids: ReadonlyArray<number>): Promise<ReadonlyArray<CardWithProduct>> {
      return (await cardsWithRows(read, ids)).map(({ card, row }) => ({ card, product: toProduct(row) }));
    },

    /** Updates the lists' index; every list does so itself. */
    refresh: () => index.refresh(),

    /** Keeps the lists of a large shop for the next start. Call it last. @throws where the database or the disk fails; nothing depends on it */
    keepLists: () => index.keep(),

    /** Why the lists of the last stop could not be read, for the operator; null where they were, or there are none. */
    get listsFault(): string | null {
      return index.fault;
    },

    /** One page of a category, of a search, of a special list. */
    list: (query: ListQuery) => list(read, index, query),

    /** The product ids of such a page, for callers that need no cards. */
    listedIds: (query: ListQuery) => listedIds(read, index, query),

    /** Texts like the searched one that find something else, at most `most`. */
    nearSearches: (query: ListSubject, most: number) => nearSearches(read, index, query, most),

    /** The filters of a list, with product counts per value. Ignores sort and page. */
    facets: (query: ListSubject) => facets(read, index, query),

    /** Opinions of the whole shop, with up to `limit` texts. */
    opinions: (limit: number) => shopOpinions(read, limit),

    /** Product opinions, in pages. */
    opinionList: (query: OpinionQuery) => opinionList(read, query),

    countShownProducts: () => countShownProducts(read),

    /** Numbers and slugs of shown products in pages, by number. */
    shownProducts: (part: Parameters<typeof shownProducts>[1]) => shownProducts(read, part),

    /** Codes and weights of all sizes of some products. */
    sizeIdentities: (ids: ReadonlyArray<number>) => sizeIdentities(read, ids),

    /**
     * In the order of the menu, with the number of products that a list of the category shows.
     * @param query whether the versions of a product count once
     */
    async categories({ isGrouped = false }: { isGrouped?: boolean } = {}): Promise<ReadonlyArray<CategoryWithCount>> {
      const rows = await read.selectFrom('categories').selectAll().orderBy('position').execute();
      const counts = await index.countByCategory(isGrouped);
      return rows.map((row) => ({ ...toCategory(row), productCount: counts.get(row.id) ?? 0 }));
    },

    /** By the Polish alphabet. */
    async producers(): Promise<ReadonlyArray<Producer>> {
      const rows = await read.selectFrom('producers').selectAll().orderBy('sort_key').orderBy('id').execute();
      return rows.map(toProducer);
    },

    /** Product series by the Polish alphabet; with a text those with such a name. */
    series: (query?: Parameters<typeof series>[1]) => series(database, query),

    /** Ways of delivery, in the shop's order. */
    async couriers(): Promise<ReadonlyArray<Courier>> {
      const rows = await readCouriers(read);
      return rows.map((row, index) => {
        const details = fromJson<CourierDetails>(row.details);
        return {
          id: row.id,
          number: details.requires === 'showroom' ? 0 : index + 1,
          name: row.name,
          payment: row.payment as Courier['payment'],
          cost: row.cost,
          freeFrom: row.free_from,
          ...details,
        };
      });
    },

    /** The warehouse and the showrooms. */
    async stocks(): Promise<ReadonlyArray<Stock>> {
      const rows = await readStocks(read);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind as Stock['kind'],
        canCollect: row.can_collect === 1,
        ...fromJson<StockDetails>(row.details),
      }));
    },

    /** Changes a size's price from now on; its history keeps the old one. */
    changePrice: (change: Parameters<typeof changePrice>[1]) => changePrice(database, change, clock()),
  };
}
