/** `npm run test:full`: the whole matrix, and not the part of it that every run has. docs/adr/0028 says what the parts are. */
export const isFullRun = process.env['TEST_FULL'] === '1';

/**
 * Those of a list whose turn it is: every `turns`th, beginning with the one at `turn`. In the whole matrix all of them.
 *
 * @param turn counts around, so that any running number will do
 */
export const inTurn = <Item>(items: ReadonlyArray<Item>, turn: number, turns: number): ReadonlyArray<Item> =>
  isFullRun ? items : items.filter((_, position) => position % turns === turn % turns);
