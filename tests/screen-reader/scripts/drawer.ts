import { opens, presses } from '../script.ts';

export const steps = [
  opens('Start'),
  presses('Tab', 'Pokaż przycisk.'),
  presses('Return', 'Menu okno dialogowe', 'Zamknij przycisk.'),
  presses('Tab', 'Ceramika odnośnik.'),
  presses('Tab', 'Len i tkaniny odnośnik.'),
  presses('Escape', 'Pokaż przycisk.'),
];
