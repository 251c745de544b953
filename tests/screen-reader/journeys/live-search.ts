import { follows, loaded, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** Suggestions and their groups, Escape, and words that find nothing. */
export const steps = [
  visits('/', loaded('')),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  types('len', 'x', 'x'),
  presses('Down'),
  presses('Right'),
  presses('Right'),
  presses('Down'),
  presses('Left'),
  presses('Escape'),
  presses('Escape'),
  types('hipopotam', 'x'),
  follows('Return', loaded('')),
  presses('h'),
];
