import type { ColumnTypes } from '../ddl.ts';

/** Couriers, pickup points, countries and days of delivery. */
export const delivery = ({ int, real, text, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table couriers (
    id ${text} primary key,
    name ${text} not null,
    payment ${text} not null check (payment in ('prepaid', 'dvp')),
    cost ${int} not null check (cost >= 0),
    free_from ${int},
    min_worth ${int},
    max_worth ${int},
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

  `create table countries (
    id ${int} primary key,
    iso ${text} not null unique,
    name ${text} not null,
    position ${int} not null
  ) ${end}`,
  // The default country of delivery.
  `insert into countries (id, iso, name, position) values (1143020003, 'PL', 'Polska', 0)`,

  `create table courier_countries (
    courier_id ${text} not null references couriers (id) on delete cascade,
    country_id ${int} not null references countries (id) on delete cascade,
    primary key (courier_id, country_id)
  ) ${end}`,

  `create table delivery_days (
    day ${text} primary key,
    kind ${text} not null check (kind in ('holiday', 'working')),
    name ${text} not null
  ) ${end}`,
];
