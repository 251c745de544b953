import type pg from 'pg';
import { isStalePlan } from './errors.ts';

/** From this use on a statement has a name: PostgreSQL then keeps its plan for the connection. Imports send many texts once. */
const namedFrom = 5;
/** Each connection of PostgreSQL keeps some 20 kB a statement. */
const mostNames = 400;
/** How many texts are counted; those of lists of ids of each length are many. */
const mostCounted = 5000;

const hasZero = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');
/** PostgreSQL text cannot hold U+0000, and a visitor may send one: it is replaced as browsers do in HTML. */
const withoutZero = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/**
 * A client that sends frequent statements under names, so that PostgreSQL parses and plans them once a connection. A migration by
 * another process may change what a kept statement returns: then all get new names, and the client sends the statement again. Within a transaction
 * it fails, and the caller repeats the transaction.
 */
export function withNamedStatements(Client: typeof pg.Client): typeof pg.Client {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    if (uses.size >= mostCounted) uses.clear();
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < namedFrom) return undefined;
    const name = `shop_${generation}_${names.size}`;
    names.set(text, name);
    return name;
  }

  return class extends Client {
    #isInTransaction = false;

    // oxlint-disable-next-line no-explicit-any -- node-postgres declares eight overloads
    override query(text: any, values?: any, ...others: any[]): any {
      if (typeof text !== 'string' || !Array.isArray(values) || others.length > 0)
        return (super.query as (...all: ReadonlyArray<unknown>) => unknown).call(this, text, values, ...others);
      const clean = values.some(hasZero) ? values.map(withoutZero) : values;
      if (text.startsWith('begin') || text.startsWith('start transaction')) this.#isInTransaction = true;
      if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
      const name = values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return super.query(text, clean);
      return super.query({ name, text, values: clean }).catch((error: unknown) => {
        if (!isStalePlan(error)) throw error;
        if (names.get(text) === name) {
          generation += 1;
          names.clear();
        }
        if (this.#isInTransaction) throw error;
        return super.query(text, clean);
      });
    }
  };
}
