import { sql, type Kysely } from 'kysely';
import { sortKey } from '../../../patterns/rules/fold.ts';
import type { Schema } from '../../platform/store/schema.ts';
import type { Store } from '../../store/index.ts';

/** A shop whose data change at random. */
export interface ChangingShop {
  readonly store: Store;
  readonly tables: Kysely<Schema>;
  readonly now: () => number;
  readonly below: (below: number) => number;
}

type Change = (shop: ChangingShop) => Promise<unknown>;

const products = [1001, 1002, 1004, 1007, 1010, 1020, 1024, 1032, 1035, 1044];
const aProduct = ({ below }: ChangingShop) => products[below(products.length)]!;
/** A word that no page has yet. */
const word = ({ below }: ChangingShop) => `Zmiana ${below(1_000_000)}`;
/** A moment around now: most come within two minutes. */
const soon = ({ now, below }: ChangingShop) => now() + below(150_000) - 30_000;

const run =
  (statement: (shop: ChangingShop) => ReturnType<typeof sql>): Change =>
  (shop) =>
    statement(shop).execute(shop.tables);

/** The data of a visitor: a new thing, more often none at all. */
const ofVisitor =
  (keep: (shop: ChangingShop, session: string) => Promise<unknown>, table: string): Change =>
  async (shop) => {
    const sessions = await shop.tables
      .selectFrom('sessions')
      .select('id_hash')
      .orderBy('created_at')
      .orderBy('id_hash')
      .execute();
    const session = sessions[shop.below(sessions.length)]!.id_hash;
    if (shop.below(3) === 0) await keep(shop, session);
    else await sql`delete from ${sql.table(table)} where session_hash = ${session}`.execute(shop.tables);
  };
const key = (shop: ChangingShop) => ({ productId: [1001, 1010][shop.below(2)]!, size: 'uniw' });

/** One of each kind of data that pages for everyone show, and that visitors have. */
export const changes: Readonly<Record<string, Change>> = {
  price: async (shop) => {
    const id = aProduct(shop);
    const size = await shop.tables
      .selectFrom('sizes')
      .select('type')
      .where('product_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (size)
      await shop.store.catalogue.changePrice({ productId: id, size: size.type, price: 1000 + shop.below(90_000) });
  },
  'crossed price': run(
    (s) => sql`update sizes set crossed_price = ${s.below(2) === 0 ? null : 200_000} where product_id = ${aProduct(s)}`,
  ),
  stock: run((s) => sql`update sizes set amount = ${s.below(4)} where product_id = ${aProduct(s)}`),
  'stock of a place': run((s) => sql`update size_stocks set amount = ${s.below(9)} where product_id = ${aProduct(s)}`),
  'a stock': run((s) => sql`update stocks set name = ${word(s)} where position = 1`),
  availability: run(
    (s) =>
      sql`update sizes set availability = ${['enable', 'disable', 'order'][s.below(3)]} where product_id = ${aProduct(s)}`,
  ),
  // As those who write products do: lists learn of a name by its sort key.
  'a name': run((s) => {
    const name = word(s);
    return sql`update products set name = ${name}, version_name = '', sort_key = ${sortKey(`${name} `)} where id = ${aProduct(s)}`;
  }),
  visibility: run((s) => sql`update products set is_visible = ${s.below(3) === 0 ? 0 : 1} where id = ${aProduct(s)}`),
  promotion: run(
    (s) =>
      sql`update products set promotion_ends_at = ${s.below(2) === 0 ? soon(s) : s.now() + s.below(3 * 24 * 3600_000)}
      where id = ${s.below(2) === 0 ? 1031 : aProduct(s)}`,
  ),
  popularity: run((s) => sql`update products set popularity = ${s.below(60)} where id = ${aProduct(s)}`),
  newness: run((s) => sql`update products set is_new = ${s.below(2)} where id = ${aProduct(s)}`),
  tier: run((s) => sql`update quantity_tiers set percent = ${1 + s.below(20)}`),
  picture: run((s) => sql`update pictures set alt = ${word(s)} where product_id = ${aProduct(s)}`),
  opinion: run(
    (s) => sql`insert into opinions (product_id, author, content, rating, is_confirmed, created_at)
    values (${aProduct(s)}, 'Ola', ${word(s)}, ${1 + s.below(5)}, 1, ${s.now()})`,
  ),
  'hidden opinion': run(
    (s) => sql`update opinions set hidden_at = ${s.below(2) === 0 ? null : s.now()} where id = ${1 + s.below(40)}`,
  ),
  vote: run((s) => sql`delete from opinion_votes where opinion_id = ${1 + s.below(20)}`),
  question: run(
    (s) => sql`insert into questions (product_id, author, question, asked_at, answer, answered_at, answered_by)
    values (${aProduct(s)}, 'Jan', ${word(s)}, ${s.now()}, 'Tak.', ${s.now()}, 'Sklep')`,
  ),
  answer: run((s) => sql`update questions set answer = ${word(s)} where product_id = ${aProduct(s)}`),
  category: run((s) => sql`update categories set name = ${word(s)} where id = ${1 + s.below(3)}`),
  producer: run((s) => sql`update producers set name = ${word(s)} where id = ${1 + s.below(3)}`),
  series: run((s) => sql`update products set series_id = (select min(id) from series) where id = ${aProduct(s)}`),
  zone: run(
    (s) =>
      sql`delete from product_zones where product_id = ${aProduct(s)} and zone = ${s.below(2) === 0 ? 'special' : 'distinguished'}`,
  ),
  place: run(
    (s) =>
      sql`insert into product_categories (product_id, category_id) values (${aProduct(s)}, ${1 + s.below(3)}) on conflict do nothing`,
  ),
  'value of a filter': run((s) => sql`update filter_values set name = ${word(s)} where id = ${1 + s.below(30)}`),
  parameter: run((s) => sql`update parameters set name = ${word(s)} where id = ${1 + s.below(4)}`),
  menu: run((s) => sql`update menu_nodes set name = ${word(s)} where id = ${1 + s.below(8)}`),
  hotspot: run(
    (s) => sql`update hotspots set name = ${word(s)} where page = ${['main', 'projector', 'search'][s.below(3)]}`,
  ),
  text: (s) => s.store.settings.setText(s.below(2) === 0 ? 'pl' : 'en', 'siteFooter.information', word(s)),
  setting: (s) => s.store.settings.set('shopLine', word(s)),
  'another setting': (s) => s.store.settings.set('freeShippingFrom', 10_000 + s.below(50) * 100),
  translation: run(
    (s) =>
      sql`update translations set translation = ${word(s)} where original = (select name from categories where id = ${1 + s.below(3)})`,
  ),
  page: run((s) => sql`update content_entries set title = ${word(s)} where kind = 'page' and position = ${s.below(6)}`),
  publication: run(
    (s) => sql`update content_entries set published_at = ${soon(s)} where kind = 'page' and position = ${s.below(6)}`,
  ),
  courier: run((s) => sql`update couriers set cost = ${s.below(3000)} where position = ${s.below(4)}`),
  'country of a courier': run(
    (s) =>
      sql`delete from courier_countries where courier_id = (select id from couriers where position = ${s.below(9)}) and country_id <> 1143020003`,
  ),
  'day off': run(
    (s) =>
      sql`insert into delivery_days (day, kind, name) values (${`2026-12-${10 + s.below(20)}`}, 'holiday', 'Inwentaryzacja') on conflict do nothing`,
  ),
  code: run((s) => sql`update rebate_codes set valid_until = ${soon(s)} where code = 'SIEN10'`),
  'part of a bundle': run((s) => sql`update bundle_parts set quantity = ${1000 * (1 + s.below(3))}`),
  basket: ofVisitor((s, session) => s.store.baskets.add(session, { ...key(s), quantity: 1000 }), 'baskets'),
  'more in a basket': run((s) => sql`update basket_lines set quantity = ${1000 * (1 + s.below(3))}`),
  list: ofVisitor((s, session) => s.store.lists.add(session, [key(s)]), 'shopping_lists'),
  comparison: ofVisitor((s, session) => s.store.comparisons.add(session, aProduct(s)), 'compared_products'),
  'own vote': ofVisitor(
    (s, session) =>
      sql`insert into opinion_votes (opinion_id, session_hash, is_positive, voted_at)
      select id, ${session}, 1, ${s.now()} from opinions where id = ${1 + s.below(20)} on conflict do nothing`.execute(
        s.tables,
      ),
    'opinion_votes',
  ),
  'choice of a visitor': run(
    (s) =>
      sql`update sessions set data = ${['{}', '{}', '{"listing":{"sort":"price-asc"}}', '{"place.zipcode":"00-950"}'][s.below(4)]}`,
  ),
};
