import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { triggers } from './0011/triggers.ts';
import { views } from './0011/views.ts';
import { runDdl } from './ddl.ts';

/**
 * What is priced by phone and ordered all the same, as free; the products that the shop distinguishes and recommends; and the
 * panels that show them.
 */
export const productOffers = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, engine, ({ int, text, end }) => [
    `alter table products add column is_free_to_order ${int} not null default 0 check (is_free_to_order in (0, 1))`,

    `create table product_zones (
      product_id ${int} not null references products (id) on delete cascade,
      zone ${text} not null check (zone in ('distinguished', 'special')),
      primary key (product_id, zone)
    ) ${end}`,
    'create index product_zones_by_zone on product_zones (zone, product_id)',

    // Where a feed says that pictures are; they are fetched apart from it.
    `create table picture_addresses (
      product_id ${int} not null references products (id) on delete cascade,
      url ${text} not null,
      version ${text} not null,
      position ${int} not null,
      picture_id ${text},
      primary key (product_id, url)
    ) ${end}`,
    'create index picture_addresses_to_fetch on picture_addresses (product_id, position) where picture_id is null',

    // SQLite cannot change what a column admits: the table is made anew.
    `create table hotspots_of_zones (
      page ${text} not null check (page in ('main', 'projector', 'basketedit', 'search', 'noproduct')),
      zone ${text} not null check (zone in ('zone1', 'zone2', 'zone3', 'zone4')),
      type ${text} not null check (type in
        ('chosen', 'promotion', 'new', 'bestseller', 'distinguished', 'special', 'category', 'series', 'producer')),
      name ${text} not null,
      url ${text} not null,
      most ${int} not null check (most between 1 and 100),
      products ${text} not null,
      primary key (page, zone)
    ) ${end}`,
    `insert into hotspots_of_zones (page, zone, type, name, url, most, products)
      select page, zone, type, name, url, most, products from hotspots`,
    'drop table hotspots',
    'alter table hotspots_of_zones rename to hotspots',
  ]);
  for (const statement of [...views[engine], ...triggers[engine]]) await sql.raw(statement).execute(db);
};
