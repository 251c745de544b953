import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('Days'),
  presses('Down', 'Do końca promocji.', '2 dni 3 godziny.'),
  waits(3),
  // Only the milestone is announced; at the end the page speaks.
  opens('Ends'),
  presses('Tab', 'Dziesięć minut przed końcem przycisk.'),
  presses('space', 'Do końca promocji: 10 minut'),
  waits(3),
  presses('Tab', 'Koniec przycisk.'),
  presses('space'),
];
