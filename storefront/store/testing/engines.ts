import { inject } from 'vitest';
import type { Engine } from '../../platform/store/engine/database.ts';
import './global-setup.ts';

/** Both engines run the same tests: `describe.each(engines)`. For whatever writes SQL, and for what the engines do differently. */
export const engines: ReadonlyArray<Engine> = ['sqlite', 'postgres'];

/**
 * The engines of tests that ask a store and no table: what they prove is the same on both, so they take turns. In the whole matrix
 * (`npm run test:full`) they run on both.
 *
 * @param title of the tests: the same title has the same engine in every run
 */
export function enginesInTurn(title: string): ReadonlyArray<Engine> {
  if (inject('isFullRun')) return engines;
  const turn = [...title].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % engines.length;
  return [engines[turn]!];
}
