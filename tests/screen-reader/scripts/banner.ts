import { opens, presses, waits } from '../script.ts';

export const steps = [
  // Read where it stands, and never by itself.
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
  // Closed it hands the focus on.
  opens('Closes'),
  presses('Tab', 'region Przerwa świąteczna', 'Zamknij przycisk.', 'Przerwa świąteczna.'),
  presses('space', 'Do koszyka przycisk.'),
];
