import { opens, presses } from '../script.ts';

export const steps = [
  opens('Code'),
  presses(
    'Down',
    'region Kod rabatowy',
    'Kod',
    'WRACAM10.',
    'daje 10% do niedzieli.',
    'Skopiuj kod odnośnik.',
    'Zamknij przycisk.',
  ),
  // Closing moves the focus on.
  opens('Closed'),
  presses('Tab', 'Skopiuj kod odnośnik.'),
  presses('Tab', 'Zamknij przycisk.'),
  presses('space', 'Szukaj przycisk.'),
  presses('Tab', 'Pokaż pasek przycisk.'),
  presses('space'),
];
