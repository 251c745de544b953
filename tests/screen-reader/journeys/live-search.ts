import { follows, skipLink, visits } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** Suggestions and their groups, Escape, and words that find nothing. */
export const steps = [
  visits('/'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  presses('Tab'),
  types('len'),
  presses('Down'),
  presses('Right'),
  presses('Right'),
  presses('Down'),
  presses('Left'),
  presses('Escape'),
  presses('Escape'),
  types('hipopotam'),
  follows('Return'),
  presses('h'),
];
