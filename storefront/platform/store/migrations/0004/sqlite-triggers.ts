import { isEnough, isGuessable, listAgain, listedColumns, listProduct, listSizes } from './rules.ts';

const trigger = (name: string, event: string, statements: ReadonlyArray<string>, when = ''): string =>
  `create trigger ${name} after ${event} for each row ${when && `when ${when}`} begin ${statements.join('; ')}; end`;

const listOffer = (product: string) => [...listProduct(product), ...listSizes(product)];

/** A size of which one piece was sold is still the same to a list, unless it was the last. */
const isOtherSize = `old.price <> new.price or old.crossed_price is not new.crossed_price or old.name <> new.name
  or old.priority <> new.priority or old.availability <> new.availability
  or ${isEnough('old.amount', 'new.product_id')} <> ${isEnough('new.amount', 'new.product_id')}`;

export const sqliteTriggers: ReadonlyArray<string> = [
  trigger('product_added_to_lists', 'insert on products', listAgain('new.id')),
  trigger('product_changed_in_lists', `update of ${listedColumns} on products`, listAgain('new.id')),
  trigger('size_added_to_lists', 'insert on sizes', listOffer('new.product_id')),
  trigger('size_removed_from_lists', 'delete on sizes', listOffer('old.product_id')),
  trigger(
    'size_changed_in_lists',
    'update of name, priority, price, crossed_price, amount, availability on sizes',
    listOffer('new.product_id'),
    isOtherSize,
  ),
  trigger(
    'word_learned',
    'insert on search_tokens',
    ['insert into search_words (word) values (new.token) on conflict (word) do nothing'],
    isGuessable('new.token'),
  ),
  trigger('word_taken_apart', 'insert on search_words', [
    `insert into search_grams (gram, position, word)
      select substr('^' || new.word, position, 2), position, new.word from gram_positions where position <= length(new.word)`,
  ]),
];
