import { skipLink, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

export const screen = { width: 390, height: 844 };

/** The menu and the search of a narrow screen, opened and closed with a keyboard. */
export const steps = [
  visits('/'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Return'),
  presses('Tab'),
  presses('Escape'),
  presses('Tab'),
  presses('Return'),
  types('len'),
  presses('Down'),
  presses('Escape'),
  presses('Escape'),
  presses('Tab'),
];
