import { inject } from 'vitest';
import type { Engine } from '../../platform/store/engine/database.ts';
import './global-setup.ts';

/** Both engines run the same tests: `describe.each(engines)`. For SQL, and for engine differences. */
export const engines: ReadonlyArray<Engine> = ['sqlite', 'postgres'];

/** PostgreSQL takes three times as long as SQLite, so it has one turn in this many. */
const turns = 6;
/** Any would do: by this one calls, forms, limits and codes run on PostgreSQL. */
const turnOfPostgres = 3;

/**
 * The engines of tests that use a store and no table: their results are the same on both, so one is enough. In the
 * full matrix (`npm run test:full`) they run on both.
 *
 * @param title of the tests: the same title has the same engine in every run
 */
export function enginesInTurn(title: string): ReadonlyArray<Engine> {
  if (inject('isFullRun')) return engines;
  const turn = [...title].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % turns;
  return [turn === turnOfPostgres ? 'postgres' : 'sqlite'];
}
