import { opens, presses, typesValue, waits } from '../script.ts';

/** An empty spin button is a nought to Orca 43 with Chromium 156, also a native `input type=number` and with `aria-valuetext`. */
const empty = '0.0';
/**
 * Orca speaks the new value, and where the caret moves with the end of the text it reads there too: this behind the number after
 * Home and End, the line, which is the number again, after Up and Down.
 */
const behindTheNumber = 'pusty';

export const steps = [
  opens('Filled'),
  presses('Tab', 'Liczba osób 4 wejście liczbowe.', 'Tryb zaznaczania'),
  presses('Up', '5'),
  presses('Next', '1'),
  presses('End', behindTheNumber, '12'),
  // At the bound a step changes nothing.
  presses('Up'),
  presses('Home', behindTheNumber, '1'),
  opens('Decimals'),
  presses('Tab', 'Szerokość okna 120,5 wejście liczbowe.', 'cm.', 'Tryb zaznaczania'),
  presses('Up', '121', '121'),
  opens('BelowZero'),
  presses('Tab', 'Temperatura -5 wejście liczbowe.', '°C.', 'Tryb zaznaczania'),
  presses('Up', '-4'),
  opens('WithHint'),
  presses('Tab', `Liczba osób ${empty} wejście liczbowe.`, 'od 1 do 12.', 'Tryb zaznaczania'),
  opens('WithError'),
  presses(
    'Tab',
    'Liczba osób 4 wejście liczbowe.',
    'błąd pola.',
    'Na ten dzień są już tylko 3 miejsca.',
    'Tryb zaznaczania',
  ),
  opens('WithSuccess'),
  presses('Tab', 'Liczba osób 4 wejście liczbowe.', 'Są miejsca.', 'Tryb zaznaczania'),
  opens('Busy'),
  presses('Tab', 'Liczba osób 4 wejście liczbowe.', 'Sprawdzamy miejsca…', 'Tryb zaznaczania'),
  opens('InForm'),
  presses('Tab', 'formularz Rezerwacja', `Liczba osób ${empty} wejście liczbowe.`, 'Tryb zaznaczania'),
  typesValue('13', 'Wpisz co najwyżej 12.'),
  waits(3),
  // Leaving says nothing of it again.
  presses('Tab', 'Wyślij przycisk.', 'Tryb przeglądania'),
  presses('shift+Tab', 'Liczba osób 13 wejście liczbowe.', 'błąd pola.', 'Wpisz co najwyżej 12.', 'Tryb zaznaczania'),
  presses('Down', '12'),
  waits(3),
];
