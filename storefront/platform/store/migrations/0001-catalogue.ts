import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** Settings, texts and everything that is for sale. */
export const catalogue = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, real, text, serial, end }) => [
    `create table settings (
      key ${text} primary key,
      value ${text} not null,
      updated_at ${int} not null
    ) ${end}`,

    `create table shop_texts (
      locale ${text} not null,
      key ${text} not null,
      value ${text} not null,
      updated_at ${int} not null,
      primary key (locale, key)
    ) ${end}`,

    // Things that happen once in the life of a database, such as the seed.
    `create table milestones (
      name ${text} primary key,
      reached_at ${int} not null
    ) ${end}`,

    `create table categories (
      id ${serial},
      slug ${text} not null unique,
      name ${text} not null,
      menu_name ${text} not null,
      sort_key ${text} not null,
      description ${text} not null,
      position ${int} not null,
      picture_id ${text}
    ) ${end}`,

    `create table producers (
      id ${serial},
      slug ${text} not null unique,
      name ${text} not null,
      sort_key ${text} not null,
      description ${text} not null,
      details ${text} not null
    ) ${end}`,

    `create table products (
      id ${serial},
      slug ${text} not null,
      code ${text} not null,
      type ${text} not null,
      name ${text} not null,
      sort_key ${text} not null,
      subline ${text} not null,
      kind ${text} not null,
      description ${text} not null,
      category_id ${int} references categories (id),
      producer_id ${int} references producers (id),
      vat_percent ${int} check (vat_percent between 0 and 100),
      unit_name ${text} not null,
      unit_singular ${text} not null,
      unit_plural ${text} not null,
      sell_by ${int} not null check (sell_by > 0),
      unit_precision ${int} not null check (unit_precision between 0 and 3),
      min_per_order ${int},
      max_per_order ${int},
      default_size ${text} not null,
      price ${int} not null check (price >= 0),
      promotion_ends_at ${int},
      points_price ${int},
      is_for_points_only ${int} not null check (is_for_points_only in (0, 1)),
      is_phone_price ${int} not null check (is_phone_price in (0, 1)),
      is_gratis ${int} not null check (is_gratis in (0, 1)),
      is_new ${int} not null check (is_new in (0, 1)),
      is_visible ${int} not null check (is_visible in (0, 1)),
      popularity ${int} not null,
      version_group ${text},
      version_name ${text} not null,
      details ${text} not null,
      created_at ${int} not null
    ) ${end}`,
    'create index products_by_category on products (category_id, popularity, id)',
    'create index products_by_producer on products (producer_id)',
    'create index products_by_version_group on products (version_group)',

    `create table sizes (
      product_id ${int} not null references products (id) on delete cascade,
      type ${text} not null,
      name ${text} not null,
      priority ${int} not null,
      code ${text} not null,
      price ${int} not null check (price >= 0),
      crossed_price ${int} check (crossed_price > price),
      amount ${int} not null check (amount >= -1),
      availability ${text} not null check (availability in ('enable', 'disable', 'order')),
      weight ${int} not null,
      details ${text} not null,
      primary key (product_id, type)
    ) ${end}`,

    `create table stocks (
      id ${text} primary key,
      name ${text} not null,
      kind ${text} not null check (kind in ('warehouse', 'showroom')),
      can_collect ${int} not null check (can_collect in (0, 1)),
      position ${int} not null,
      details ${text} not null
    ) ${end}`,

    `create table size_stocks (
      product_id ${int} not null,
      size_type ${text} not null,
      stock_id ${text} not null references stocks (id),
      amount ${int} not null check (amount >= -1),
      primary key (product_id, size_type, stock_id),
      foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
    ) ${end}`,

    `create table price_history (
      product_id ${int} not null,
      size_type ${text} not null,
      from_at ${int} not null,
      price ${int} not null check (price >= 0),
      primary key (product_id, size_type, from_at),
      foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
    ) ${end}`,

    `create table quantity_tiers (
      product_id ${int} not null references products (id) on delete cascade,
      threshold ${int} not null,
      threshold_end ${int},
      percent ${int} not null check (percent between 0 and 100),
      primary key (product_id, threshold)
    ) ${end}`,

    `create table pictures (
      id ${text} primary key,
      kind ${text} not null,
      product_id ${int} references products (id) on delete cascade,
      position ${int} not null,
      alt ${text} not null,
      width ${int} not null,
      height ${int} not null,
      details ${text} not null
    ) ${end}`,
    'create index pictures_by_product on pictures (product_id, position)',

    `create table opinions (
      id ${serial},
      product_id ${int} not null references products (id) on delete cascade,
      author ${text} not null,
      content ${text} not null,
      rating ${int} not null check (rating between 1 and 5),
      is_confirmed ${int} not null check (is_confirmed in (0, 1)),
      created_at ${int} not null
    ) ${end}`,
    'create index opinions_by_product on opinions (product_id, created_at)',

    `create table questions (
      id ${serial},
      product_id ${int} not null references products (id) on delete cascade,
      author ${text} not null,
      question ${text} not null,
      asked_at ${int} not null,
      answer ${text},
      answered_at ${int},
      answered_by ${text}
    ) ${end}`,
    'create index questions_by_product on questions (product_id, asked_at)',

    `create table couriers (
      id ${text} primary key,
      name ${text} not null,
      payment ${text} not null check (payment in ('prepaid', 'dvp')),
      cost ${int} not null check (cost >= 0),
      free_from ${int},
      position ${int} not null,
      details ${text} not null
    ) ${end}`,

    `create table pickup_points (
      id ${text} primary key,
      courier_id ${text} not null references couriers (id),
      name ${text} not null,
      search_text ${text} not null,
      latitude ${real} not null,
      longitude ${real} not null,
      details ${text} not null
    ) ${end}`,

    `create table search_tokens (
      token ${text} not null,
      product_id ${int} not null references products (id) on delete cascade,
      weight ${int} not null,
      primary key (token, product_id)
    ) ${end}`,
    'create index search_tokens_by_product on search_tokens (product_id)',
  ]);
