import type { ColumnTypes } from '../ddl.ts';

/** Products with their sizes, prices, stocks and pictures, and their categories. */
export const catalogue = (types: ColumnTypes): ReadonlyArray<string> => [
  ...places(types),
  ...goods(types),
  ...placesOfGoods(types),
  ...shelves(types),
  ...pictures(types),
];

const places = ({ int, text, serial, end }: ColumnTypes) => [
  `create table categories (
    id ${serial},
    slug ${text} not null unique,
    name ${text} not null,
    menu_name ${text} not null,
    sort_key ${text} not null,
    description ${text} not null,
    position ${int} not null,
    picture_id ${text},
    path ${text}
  ) ${end}`,

  `create table producers (
    id ${serial},
    slug ${text} not null unique,
    name ${text} not null,
    sort_key ${text} not null,
    description ${text} not null,
    details ${text} not null
  ) ${end}`,

  `create table series (
    id ${serial},
    slug ${text} not null unique,
    name ${text} not null,
    sort_key ${text} not null,
    description ${text} not null
  ) ${end}`,
];

const goods = ({ int, text, serial, end }: ColumnTypes) => [
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
    series_id ${int} references series (id),
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
    is_free_to_order ${int} not null default 0 check (is_free_to_order in (0, 1)),
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
  // Zones of a large shop are read by these indexes alone.
  'create index products_by_series on products (series_id, popularity, id)',
  'create index products_of_producer on products (producer_id, popularity, id)',
  'create index products_by_popularity on products (popularity, id)',
  'create index products_new on products (popularity, id) where is_new = 1',
  // Wrappings are sold only with other goods: no list shows them.
  'create index hidden_products on products (id) where is_visible = 0',

  `create table sizes (
    product_id ${int} not null references products (id) on delete cascade,
    type ${text} not null,
    name ${text} not null,
    priority ${int} not null,
    code ${text} not null,
    producer_code ${text},
    external_code ${text},
    price ${int} not null check (price >= 0),
    crossed_price ${int} check (crossed_price > price),
    amount ${int} not null check (amount >= -1),
    availability ${text} not null check (availability in ('enable', 'disable', 'order')),
    weight ${int} not null,
    details ${text} not null,
    primary key (product_id, type)
  ) ${end}`,
  'create index sizes_reduced on sizes (product_id) where crossed_price is not null',
  'create index sizes_by_code on sizes (code)',
  'create index sizes_by_producer_code on sizes (producer_code) where producer_code is not null',

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

  // The parts of bundles. Triggers copy them from products.details.
  `create table bundle_parts (
    product_id ${int} not null references products (id) on delete cascade,
    part_id ${int} not null,
    part_size ${text} not null,
    quantity ${int} not null check (quantity > 0),
    primary key (product_id, part_id, part_size)
  ) ${end}`,
  'create index bundle_parts_by_part on bundle_parts (part_id, part_size)',
];

const placesOfGoods = ({ int, text, end }: ColumnTypes) => [
  // Additional categories of a product.
  `create table product_categories (
    product_id ${int} not null references products (id) on delete cascade,
    category_id ${int} not null references categories (id) on delete cascade,
    primary key (product_id, category_id)
  ) ${end}`,
  'create index product_categories_by_category on product_categories (category_id, product_id)',

  `create table product_zones (
    product_id ${int} not null references products (id) on delete cascade,
    zone ${text} not null check (zone in ('distinguished', 'special')),
    primary key (product_id, zone)
  ) ${end}`,
  'create index product_zones_by_zone on product_zones (zone, product_id)',
];

const shelves = ({ int, text, end }: ColumnTypes) => [
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
];

const pictures = ({ int, text, end }: ColumnTypes) => [
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

  // Picture addresses of a feed; the pictures are fetched separately.
  `create table picture_addresses (
    product_id ${int} not null references products (id) on delete cascade,
    url ${text} not null,
    version ${text} not null,
    position ${int} not null,
    picture_id ${text},
    primary key (product_id, url)
  ) ${end}`,
  'create index picture_addresses_to_fetch on picture_addresses (product_id, position) where picture_id is null',
];
