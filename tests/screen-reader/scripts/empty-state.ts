import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('Page'),
  presses('Down', 'główna treść Kod 404.'),
  presses('Down', 'Za tymi drzwiami nagłówek 2. poziomu.'),
  presses('Down', 'nic nie ma.'),
  presses('Down', 'Adres mógł się zmienić albo ma literówkę. Poszukaj po nazwie,'),
  presses('Down', 'zwykle wystarczą trzy litery.'),
  // The last entry took the focus with it: the title has it now, and is read once.
  opens('AfterTheLastEntry'),
  presses('Tab', 'Usuń: Kubek Poranek przycisk.'),
  presses('Return', 'Koszyk jest pusty nagłówek 2. poziomu element klikalny.'),
  waits(3),
];
