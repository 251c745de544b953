import { isEnough, isGuessable, listAgain, listedColumns, listProduct, listSizes } from './rules.ts';

/** Planned once for all products: planning anew costs more than the few rows of one product. */
const procedure = (name: string, statements: ReadonlyArray<string>): string =>
  `create function ${name}(changed bigint) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as $$ begin ${statements.join('; ')}; end $$`;

const triggerFunction = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/**
 * Two buyers who take the last pieces of two sizes at once must not both still see the other's: the second waits here and
 * counts after the first has committed.
 */
const alone = 'perform 1 from listed_products where product_id = changed for update';

export const postgresTriggers: ReadonlyArray<string> = [
  procedure('list_offer', [alone, ...listProduct('changed'), ...listSizes('changed')]),
  procedure('list_again', [alone, ...listAgain('changed')]),

  triggerFunction('product_in_lists', 'perform list_again(new.id);'),
  `create trigger listing after insert or update of ${listedColumns} on products
    for each row execute function product_in_lists()`,

  triggerFunction(
    'size_in_lists',
    // A size of which one piece was sold is still the same to a list, unless it was the last.
    `if tg_op = 'DELETE' then perform list_offer(old.product_id);
    elsif tg_op = 'INSERT' or (old.price, old.crossed_price, old.name, old.priority, old.availability)
      is distinct from (new.price, new.crossed_price, new.name, new.priority, new.availability)
      or ${isEnough('old.amount', 'new.product_id')} <> ${isEnough('new.amount', 'new.product_id')}
    then perform list_offer(new.product_id); end if;`,
  ),
  `create trigger listing after insert or delete or update of name, priority, price, crossed_price, amount, availability
    on sizes for each row execute function size_in_lists()`,

  triggerFunction(
    'learn_words',
    `insert into search_words (word) select distinct token from added where ${isGuessable('token')}
      order by token on conflict (word) do nothing;`,
  ),
  `create trigger word_learned after insert on search_tokens referencing new table as added
    for each statement execute function learn_words()`,
  triggerFunction(
    'take_words_apart',
    `insert into search_grams (gram, position, word)
      select substr('^' || word, position::int, 2), position, word
      from added join gram_positions on position <= length(word);`,
  ),
  `create trigger word_taken_apart after insert on search_words referencing new table as added
    for each statement execute function take_words_apart()`,
];
