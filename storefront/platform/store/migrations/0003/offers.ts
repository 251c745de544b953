import type { ColumnTypes } from '../ddl.ts';

/** Discount codes, presents, where and when a courier goes, codes of sizes in other systems. */
export const offers = ({ int, text, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table rebate_codes (
    code ${text} primary key check (code = upper(code)),
    kind ${text} not null check (kind in ('percentage', 'amount', 'delivery')),
    value ${int} not null check (value >= 0 and (kind <> 'percentage' or value <= 100)),
    from_worth ${int} not null,
    valid_from ${int},
    valid_until ${int},
    most_uses ${int},
    used ${int} not null check (used >= 0),
    check (most_uses is null or used <= most_uses)
  ) ${end}`,

  `create table gifts (
    kind ${text} not null check (kind in ('threshold', 'always')),
    from_worth ${int} not null,
    product_id ${int} not null references products (id) on delete cascade,
    position ${int} not null,
    quantity ${int} not null check (quantity > 0),
    note ${text} not null,
    primary key (kind, from_worth, product_id)
  ) ${end}`,
  'create index gifts_by_product on gifts (product_id)',

  `create table countries (
    id ${int} primary key,
    iso ${text} not null unique,
    name ${text} not null,
    position ${int} not null
  ) ${end}`,
  // Until now every shop sent to Poland alone, by each of its couriers.
  `insert into countries (id, iso, name, position) values (1143020003, 'PL', 'Polska', 0)`,

  `create table courier_countries (
    courier_id ${text} not null references couriers (id) on delete cascade,
    country_id ${int} not null references countries (id) on delete cascade,
    primary key (courier_id, country_id)
  ) ${end}`,
  'insert into courier_countries (courier_id, country_id) select id, 1143020003 from couriers',

  `alter table couriers add column min_worth ${int}`,
  `alter table couriers add column max_worth ${int}`,

  `create table delivery_days (
    day ${text} primary key,
    kind ${text} not null check (kind in ('holiday', 'working')),
    name ${text} not null
  ) ${end}`,

  `alter table sizes add column producer_code ${text}`,
  `alter table sizes add column external_code ${text}`,
  'create index sizes_by_producer_code on sizes (producer_code) where producer_code is not null',
];
