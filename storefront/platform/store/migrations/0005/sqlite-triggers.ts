import { isEnough, listedColumns } from '../0004/rules.ts';

/** One writer at a time, so that a count of changes tells which came after which. */
const mark = (product: string) => `insert into listing_changes (product_id, version)
  values (${product}, (select coalesce(max(version), 0) + 1 from listing_changes))
  on conflict (product_id) do update set version = excluded.version`;

const trigger = (name: string, event: string, product: string, when = ''): string =>
  `create trigger ${name} after ${event} for each row ${when && `when ${when}`} begin ${mark(product)}; end`;

/** The condition of migration 0004: a size of which one piece was sold is still the same to a list, unless it was the last. */
const isOtherSize = `old.price <> new.price or old.crossed_price is not new.crossed_price or old.name <> new.name
  or old.priority <> new.priority or old.availability <> new.availability
  or ${isEnough('old.amount', 'new.product_id')} <> ${isEnough('new.amount', 'new.product_id')}`;

/** The triggers of migration 0004 stay; beside them these note what has changed. */
export const sqliteTriggers: ReadonlyArray<string> = [
  trigger('added_product_marked', 'insert on products', 'new.id'),
  trigger('changed_product_marked', `update of ${listedColumns} on products`, 'new.id'),
  trigger('removed_product_marked', 'delete on products', 'old.id'),
  trigger('added_size_marked', 'insert on sizes', 'new.product_id'),
  trigger('removed_size_marked', 'delete on sizes', 'old.product_id'),
  trigger(
    'changed_size_marked',
    'update of name, priority, price, crossed_price, amount, availability on sizes',
    'new.product_id',
    isOtherSize,
  ),
];
