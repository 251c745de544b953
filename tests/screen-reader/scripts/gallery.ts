import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('Five'),
  presses('Tab', 'Zdjęcia produktu region.', 'Wybór zdjęcia punkt orientacyjny nawigacja.', 'Zdjęcie 1 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 2 z 5 odnośnik.'),
  // A choice is said once, where the focus is.
  presses('Return', 'Zdjęcie 2 z 5. Kubek z boku'),
  waits(2),
  presses('Tab', 'Zdjęcie 3 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 4 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcie 5 z 5 odnośnik.'),
  presses('Tab', 'Zdjęcia panel.'),
  presses('Tab', '2 z 5 zdjęcie.', 'Powiększ zdjęcie 2 z 5 odnośnik.'),
  presses('Return', 'Zdjęcia produktu okno dialogowe.', 'Zamknij przycisk.'),
  presses('Right', 'Zdjęcie 3 z 5. Kubek od góry'),
  presses('End', 'Zdjęcie 5 z 5. Kubek na stole'),
  presses('Right', 'To ostatnie zdjęcie.'),
  presses('plus', 'Powiększenie 150%'),
  presses('minus', 'Powiększenie 100%'),
  presses('Escape', 'Powiększ zdjęcie 5 z 5 odnośnik.'),
];
