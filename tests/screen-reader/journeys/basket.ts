import { follows, hasInBasket, skipLink, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** More pieces, a wrong and a right discount code, and the product removed. */
export const steps = [
  hasInBasket(1002, 'uniw'),
  visits('/basketedit.php'),
  presses('h'),
  presses('h'),
  presses('b'),
  presses('Tab'),
  presses('Up'),
  presses('Up'),
  presses('Down'),
  presses('e'),
  presses('shift+Tab'),
  presses('Tab'),
  types('ZLYKOD'),
  presses('Return'),
  presses('ctrl+a'),
  types('DOSTAWA'),
  presses('Return'),
  presses('shift+b'),
  presses('shift+b'),
  presses('shift+b'),
  presses('space'),
  presses('h'),
];
