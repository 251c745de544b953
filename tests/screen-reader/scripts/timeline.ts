import { opens, presses } from '../script.ts';

export const steps = [
  // The state of each step comes before its name.
  opens('UnderWay'),
  presses('Down', 'Lista z 5 elementami.', 'gotowe: Przyjęte.'),
  presses('Down', '21 listopada, 11:42.'),
  presses('Down', 'gotowe:', 'Opłacone BLIK-iem.'),
  presses('Down', '21 listopada, 11:43.'),
  presses('Down', 'teraz: Przygotowujemy.'),
  presses('Down', 'Len już pocięty. Wyślemy dziś do 18:00.'),
  presses('Down', 'przed nami:', 'W drodze.'),
  presses('Down', 'Paczkomat InPost KRA45M.'),
  opens('WithAction'),
  presses('Tab', 'Wybierz rozwiązanie odnośnik.'),
];
