import { opens, presses, types, waits } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Tab', 'Telefon wejście.', 'Tryb zaznaczania'),
  opens('WithHint'),
  presses('Tab', 'Telefon (nieobowiązkowe) wejście.', 'Kurier zadzwoni przed dostawą.', 'Tryb zaznaczania'),
  opens('WithError'),
  presses(
    'Tab',
    'Telefon wejście 600 100 zaznaczono.',
    'błąd pola.',
    '+48 Numer telefonu powinien zawierać minimum 9 znaków.',
    'Tryb zaznaczania',
  ),
  opens('WithSuccess'),
  presses('Tab', 'Telefon wejście 600 100 200 zaznaczono.', '+48 Dziękujemy.', 'Tryb zaznaczania'),
  opens('Busy'),
  presses('Tab', 'Telefon wejście 600 100 200 zaznaczono.', 'Wysyłamy kod…', 'Tryb zaznaczania'),
  // The prefix is told to who comes to the field, and not again while the number is typed and mended.
  opens('InForm'),
  presses('Tab', 'formularz Kontakt', 'Telefon wejście wymagane.', '+48.', 'Tryb zaznaczania'),
  types('600100', 'Numer powinien mieć 9 cyfr.'),
  waits(3),
  types('200'),
  waits(3),
  // The digits are grouped in silence.
  presses('Tab', 'Wyślij przycisk.', 'Tryb przeglądania'),
  presses('shift+Tab', 'Telefon wejście 600 100 200 zaznaczono wymagane.', '+48.', 'Tryb zaznaczania'),
];
