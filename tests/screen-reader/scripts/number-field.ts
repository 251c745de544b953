import { entersField, entersForm, entersWrongField, leavesToSend, returnsToField } from '../field-steps.ts';
import { presses, typesValue, waits } from '../script.ts';

/** Orca 43 with Chromium 156 reads an empty spin button as zero, also a native one and with `aria-valuetext`. */
const empty = '0.0';
/**
 * Orca speaks the new value, and where the caret moves with the end of the text it reads there too: this after Home and
 * End, the line, which is the number again, after Up and Down.
 */
const behindTheNumber = 'pusty';

export const steps = [
  ...entersField('Filled', 'Liczba osób 4 wejście liczbowe.'),
  presses('Up', '5'),
  presses('Next', '1'),
  presses('End', behindTheNumber, '12'),
  // At the limit a step changes nothing.
  presses('Up'),
  presses('Home', behindTheNumber, '1'),
  ...entersField('Decimals', 'Szerokość okna 120,5 wejście liczbowe.', 'cm.'),
  presses('Up', '121', '121'),
  ...entersField('BelowZero', 'Temperatura -5 wejście liczbowe.', '°C.'),
  presses('Up', '-4'),
  ...entersField('WithHint', `Liczba osób ${empty} wejście liczbowe.`, 'od 1 do 12.'),
  ...entersWrongField('WithError', 'Liczba osób 4 wejście liczbowe.', 'Na ten dzień są już tylko 3 miejsca.'),
  ...entersField('WithSuccess', 'Liczba osób 4 wejście liczbowe.', 'Są miejsca.'),
  ...entersField('Busy', 'Liczba osób 4 wejście liczbowe.', 'Sprawdzamy miejsca…'),
  ...entersForm('Rezerwacja', `Liczba osób ${empty} wejście liczbowe.`),
  // A new error is shown when the field is left, so that it does not interrupt typing, and read on the return.
  typesValue('13'),
  waits(3),
  leavesToSend(),
  returnsToField('Liczba osób 13 wejście liczbowe.', 'błąd pola.', 'Wpisz co najwyżej 12.'),
  presses('Down', '12'),
  waits(3),
];
