import { opens, presses, typesValue, waits } from '../script.ts';

const group = 'Godzina odbioru panel.';
const operating = 'Tryb zaznaczania';

/**
 * Orca 43 speaks the text of a spin button and never its value text; it reads an empty one as zero, as with Chromium's
 * own `input type=number`.
 */
export const steps = [
  opens('Filled'),
  presses('Tab', group, 'Godzina 14 wejście liczbowe.', operating),
  presses('Up', '15'),
  presses('Tab', 'Minuty 05 wejście liczbowe.'),
  presses('Down', '04'),
  opens('TwelveHours'),
  presses('Tab', group, 'Godzina 02 wejście liczbowe.', operating),
  presses('Tab', 'Minuty 05 wejście liczbowe.'),
  presses('Tab', 'Pora dnia panel.', 'AM, przed południem przycisk przełączania niewciśnięty.', 'Tryb przeglądania'),
  presses('Tab', 'PM, po południu przycisk przełączania wciśnięty.'),
  presses('shift+Tab', 'AM, przed południem przycisk przełączania niewciśnięty.'),
  presses('space', 'wciśnięty'),
  presses('shift+Tab', 'wyjście z panelu.', 'Minuty 05 wejście liczbowe.', operating),
  presses('shift+Tab', 'Godzina 02 wejście liczbowe.'),
  opens('WithHint'),
  presses('Tab', group, 'Godzina 0.0 wejście liczbowe.', 'od 8:00 do 19:45, co kwadrans.', operating),
  opens('WithError'),
  presses('Tab', group, 'Godzina 14 wejście liczbowe.', 'błąd pola.', 'O tej godzinie nie ma już miejsc.', operating),
  // Unparsable text is announced once, on blur.
  opens('Filled'),
  presses('Tab', group, 'Godzina 14 wejście liczbowe.', operating),
  typesValue('25'),
  presses('Tab', 'Minuty 05 wejście liczbowe.', 'Godziny mają numery od 0 do 23. Zostaje 14:05.'),
  waits(3),
];
