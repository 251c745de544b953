import { judgedBy } from '../judged.ts';
import { opens, presses } from '../script.ts';

/**
 * Follows the link to the heading. Orca 43 calls a heading that has just become focusable an "element klikalny" where it has
 * seen that in time; whether it has is not judged.
 */
const follows = (...says: ReadonlyArray<string>) =>
  judgedBy((words) => words.map((each) => each.replace(' element klikalny.', '.')), presses('Return', ...says));

export const steps = [
  // It appears far below, and leads back to the beginning.
  opens('AfterTwoScreens'),
  presses('ctrl+End', 'wyjście z głównej treści.'),
  presses('Tab', 'Wróć na górę odnośnik.'),
  follows('Wszystkie kubki nagłówek 2. poziomu.'),
  // It steps aside for the button that it would cover, and Tab still comes to it.
  opens('NeverInTheWay'),
  presses('Tab', 'Pokaż więcej przycisk.'),
  presses('Tab', 'Wróć na górę odnośnik.'),
];
