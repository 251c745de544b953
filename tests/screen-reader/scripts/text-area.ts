import { opens, presses, types, waits } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'Uwagi (nieobowiązkowe) wejście.', 'Do 255 znaków.', 'Tryb zaznaczania'),
  // Overlong text is cut, and announced once.
  opens('Full'),
  presses('Tab', 'Uwagi (nieobowiązkowe) wejście Proszę o paczkę bez plastiku.', 'Do 29 znaków.', 'Tryb zaznaczania'),
  types('ab', 'Ucięliśmy 2 znaki. Więcej niż 29 tu się nie zmieści.'),
  waits(3),
  opens('WithError'),
  presses('Tab', 'Uwagi wejście.', 'błąd pola.', 'Do 255 znaków Proszę wypełnić to pole.', 'Tryb zaznaczania'),
];
