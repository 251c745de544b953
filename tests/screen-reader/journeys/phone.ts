import { loaded, visits } from '../journey-steps.ts';
import { inAnyOrder } from '../judged.ts';
import { presses, types } from '../script.ts';

/** CSS pixels. */
export const screen = { width: 390, height: 844 };

/** The menu and the search of a narrow screen, opened and closed with a keyboard. */
export const steps = [
  visits('/', loaded('Rzeczy, do których się wraca')),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'region Warunki zakupów', 'Zamknij przycisk.'),
  presses('Tab', 'wyjście z regionu.', 'baner', 'Menu przycisk przełączania zwinięty.', 'Tryb zaznaczania'),
  presses('Return', 'Działy sklepu okno dialogowe', 'Zamknij przycisk.', 'Tryb przeglądania'),
  presses('Tab', 'Ceramika odnośnik.'),
  presses('shift+Tab', 'Zamknij przycisk.'),
  presses('Escape', 'Menu przycisk przełączania zwinięty.'),
  presses('Tab', 'Sień, strona główna odnośnik.'),
  presses('Tab', 'Lista pusta odnośnik.'),
  presses('Tab', 'Koszyk pusty odnośnik.'),
  presses(
    'Tab',
    'wyszukiwanie',
    'Szukaj produktów edytowalna lista rozwijana.',
    'otwiera pole listy',
    'Tryb zaznaczania',
  ),
  inAnyOrder(types('len', 'x', 'y')),
  presses('Down', 'x'),
  presses('Escape', 'x'),
  presses('Escape', 'x'),
  presses('Tab', 'Szukaj przycisk.', 'Tryb przeglądania'),
];
