import { opens, presses, waits } from '../script.ts';

export const steps = [
  // Read in place, and never by itself.
  opens('Warning'),
  waits(2),
  presses(
    'Down',
    'region Adres dostawy jest niepełny',
    'Ostrzeżenie obraz.',
    'Adres dostawy jest niepełny nagłówek 2. poziomu.',
  ),
  presses('Down', 'Kurier potrzebuje numeru domu. Bez niego paczka nie wyjdzie.'),
  presses('Down', 'Uzupełnij adres odnośnik.'),
  // Closing moves the focus on.
  opens('Closes'),
  presses('Tab', 'region Przerwa świąteczna', 'Zamknij przycisk.', 'Przerwa świąteczna.'),
  presses('space', 'Do koszyka przycisk.'),
];
