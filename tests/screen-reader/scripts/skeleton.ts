import { opens, presses, waits } from '../script.ts';

export const steps = [
  // Loading for over a second is announced once; the blocks are never read.
  opens('Loading'),
  presses('Tab', 'Pokaż opinie przycisk.'),
  presses('space', 'Wczytujemy opinie…'),
  waits(3),
  presses('space'),
  presses('Down', 'Opinie nagłówek 2. poziomu.'),
  presses('Down', 'Trzyma ciepło, dobrze leży w dłoni.'),
];
