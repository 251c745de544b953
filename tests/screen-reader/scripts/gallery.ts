import { opens, operates, presses, waits } from '../script.ts';

export const steps = [
  opens('Five'),
  presses('Tab', 'Zdjęcie 1 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 2 z 5 odnośnik.'),
  // A choice is announced once, at the focus.
  presses('Return', 'Zdjęcie 2 z 5. Kubek z boku'),
  waits(2),
  presses('Tab', 'Zdjęcie 3 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 4 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 5 z 5 odnośnik.'),
  presses('Tab', 'wyjście z listy.', 'wyjście z nawigacji.', 'Zdjęcia panel.', 'element klikalny.'),
  presses('Tab', 'Powiększ zdjęcie 2 z 5 odnośnik.', 'otwiera okno'),
  presses('Return', 'Zdjęcia produktu okno dialogowe', 'Zamknij przycisk.'),
  // In reading mode, the arrows are the screen reader's.
  operates(),
  presses('Right', 'Zdjęcie 3 z 5. Kubek od góry'),
  presses('End', 'Zdjęcie 5 z 5. Kubek na stole'),
  presses('Right', 'To ostatnie zdjęcie.'),
  presses('plus', 'Powiększenie 150%'),
  presses('minus', 'Powiększenie 100%'),
  presses('Escape', 'Powiększ zdjęcie 5 z 5 odnośnik.', 'otwiera okno', 'Tryb przeglądania'),
];
