import { opens, presses, waits } from '../script.ts';

export const steps = [
  // Its message is read once, as it takes focus; after the wait focus returns to where it was.
  opens('Waiting'),
  presses('Tab', 'Pokaż dział przycisk.'),
  presses('Return', 'Wczytujemy stronę element klikalny.'),
  waits(18, 'Pokaż dział przycisk.'),
  // Another message is read politely, once.
  opens('LaterMessage'),
  presses('Tab', 'Pokaż dział przycisk.'),
  presses('Return', 'Wczytujemy stronę element klikalny.'),
  waits(4, 'To trwa dłużej niż zwykle'),
];
