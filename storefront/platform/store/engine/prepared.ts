import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { Place, placed } from '../../reads/place.ts';

type Value = string | number | null;

/** A compiled statement with the values of one execution. The operation tree has places where they belong. */
export interface BoundQuery extends CompiledQuery {
  readonly values?: ReadonlyArray<unknown>;
}

const withoutLists = '';

/**
 * A statement that is built and compiled once, for each length of its lists: building one with Kysely costs more than sending it.
 *
 * @param build gets places instead of the values; it must not compute with them or branch by them
 */
export function prepared<Values extends ReadonlyArray<Value | ReadonlyArray<Value>>, Row>(
  build: (db: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<Row[]> {
  /** By the engine's adapter and the lengths. */
  const compiled = new WeakMap<object, Map<string, CompiledQuery>>();

  return async (db, ...values) => {
    const { adapter } = db.getExecutor();
    let ofEngine = compiled.get(adapter);
    if (!ofEngine) compiled.set(adapter, (ofEngine = new Map<string, CompiledQuery>()));
    const shape = values.some(Array.isArray)
      ? values.map((value) => (Array.isArray(value) ? value.length : '')).join()
      : withoutLists;
    let query = ofEngine.get(shape);
    if (!query) {
      const places = values.map((value, index) =>
        Array.isArray(value) ? value.map((_, item) => new Place(index, item)) : new Place(index),
      );
      query = build(db, ...(places as unknown as Values)).compile();
      if (ofEngine.size >= mostShapes) ofEngine.clear();
      ofEngine.set(shape, query);
    }
    const bound: BoundQuery = {
      sql: query.sql,
      parameters: query.parameters.map((value) => placed(value, values)),
      query: query.query,
      queryId: query.queryId,
      values,
    };
    return (await db.executeQuery(bound)).rows as Row[];
  };
}

/** Lists of ids have each length. */
const mostShapes = 200;
