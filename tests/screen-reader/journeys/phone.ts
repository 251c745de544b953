import { loaded, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

export const screen = { width: 390, height: 844 };

/** The menu and the search of a narrow screen, opened and closed with a keyboard. */
export const steps = [
  visits('/', loaded('')),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Return', 'x', 'x'),
  presses('Tab'),
  presses('shift+Tab'),
  presses('Escape', 'x'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  types('len', 'x', 'x'),
  presses('Down', 'x', 'x'),
  presses('Escape', 'x'),
  presses('Escape'),
  presses('Tab'),
];
