import { opens, presses, typesValue, waits } from '../script.ts';

export const steps = [
  opens('Pieces'),
  presses('Tab', 'Ilość 2 wejście liczbowe.', 'sztuki.', 'Tryb zaznaczania'),
  presses('Up', '3'),
  // The unit is read again when its form changes with the value.
  presses('Next', 'sztuka', '1', 'Możesz zamówić co najmniej 1 sztukę'),
  presses('End', 'sztuk', '8'),
  // At the limit a step changes nothing, and says why, once.
  presses('Up', 'Możesz zamówić co najwyżej 8 sztuk'),
  waits(3),
  // Typed text is applied after a pause; the correction is announced once, not again on leaving.
  opens('Pieces'),
  presses('Tab', 'Ilość 2 wejście liczbowe.', 'sztuki.', 'Tryb zaznaczania'),
  typesValue('13', 'Możesz zamówić co najwyżej 8 sztuk', 'sztuk'),
  presses('Return'),
  waits(3),
  opens('Metres'),
  presses('Tab', 'Długość 1,5 wejście liczbowe.', 'metra co 0,1 m, w jednym kawałku.', 'Tryb zaznaczania'),
  presses('Up', '1,6'),
  opens('WithError'),
  presses(
    'Tab',
    'Ilość 2 wejście liczbowe.',
    'błąd pola.',
    'sztuki Nie udało się zmienić ilości. Spróbuj ponownie.',
    'Tryb zaznaczania',
  ),
];
