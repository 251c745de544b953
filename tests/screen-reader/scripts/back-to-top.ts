import { clickableOrNot } from '../judged.ts';
import { opens, presses } from '../script.ts';

export const steps = [
  // It appears far below, and leads back to the top.
  opens('AfterTwoScreens'),
  presses('ctrl+End', 'wyjście z głównej treści.'),
  presses('Tab', 'Wróć na górę odnośnik.'),
  clickableOrNot(presses('Return', 'Wszystkie kubki nagłówek 2. poziomu.')),
  // It moves away from a button that it would cover, and Tab still reaches it.
  opens('NeverInTheWay'),
  presses('Tab', 'Pokaż więcej przycisk.'),
  presses('Tab', 'Wróć na górę odnośnik.'),
];
