import { hasInBasket, loaded, visits } from '../journey-steps.ts';
import { operates, presses, types, waits } from '../script.ts';

/** More pieces, a wrong and a right discount code, and the product removed. */
export const steps = [
  hasInBasket(1002, 'uniw'),
  visits('/basketedit.php', loaded('')),
  presses('h', 'x'),
  presses('h', 'x'),
  presses('b', 'x'),
  presses('Tab', 'x'),
  presses('Up', 'x', 'x', 'x'),
  waits(4),
  presses('Tab'),
  presses('e'),
  operates(),
  types('ZLYKOD'),
  presses('Return', 'x'),
  waits(3),
  presses('ctrl+a', 'x'),
  types('DOSTAWA'),
  presses('Return', 'x'),
  waits(3),
  presses('shift+Tab'),
  presses('shift+b'),
  presses('shift+b'),
  presses('shift+b'),
  presses('space', 'x'),
  waits(3),
  presses('h'),
];
