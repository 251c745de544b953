import { follows, loaded, visits } from '../journey-steps.ts';
import { clickableOrNot, inAnyOrder } from '../judged.ts';
import { presses, types } from '../script.ts';

/** Search, filter, choose a size, add, and hear the basket. */
export const steps = [
  visits('/', loaded('Rzeczy, do których się wraca')),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'region Warunki zakupów', 'Zamknij przycisk.'),
  presses('Tab', 'Sień, strona główna odnośnik.'),
  presses(
    'Tab',
    'wyszukiwanie',
    'Szukaj produktów edytowalna lista rozwijana.',
    'otwiera pole listy',
    'Tryb zaznaczania',
  ),
  types('lniane', '?'),
  follows('Return', loaded('Wyniki dla „lniane”')),
  clickableOrNot(presses('h', 'Wyniki dla „lniane” nagłówek 1. poziomu.')),
  presses('x', 'E-booki 1 produkt'),
  presses('x', 'Fartuchy 1 produkt'),
  inAnyOrder(presses('space', 'zaznaczony', 'Wyniki dla „lniane”, 1 produkt')),
  presses('h', 'Rozmiar nagłówek 3. poziomu.'),
  presses('2', 'Produkty nagłówek 2. poziomu.'),
  presses('h', 'Fartuch Kredens'),
  follows('Return', loaded('Fartuch Kredens')),
  presses('r', 'S/M'),
  presses('r', 'L/XL'),
  inAnyOrder(presses('space', 'wybrany')),
  presses('b', 'Do koszyka przycisk.'),
  inAnyOrder(
    presses(
      'space',
      'W toku',
      'Dodano do koszyka. Fartuch Kredens, 1 sztuka. Zobacz koszyk',
      'Komunikaty znajdziesz pod klawiszem F6.',
    ),
  ),
  presses('F6', 'Komunikaty region element klikalny.'),
  presses('Tab', 'Zobacz koszyk odnośnik.'),
  follows('Return', loaded('Koszyk')),
  clickableOrNot(presses('h', 'Koszyk nagłówek 1. poziomu.')),
  presses('h', 'Fartuch Kredens odnośnik nagłówek 2. poziomu.'),
  presses('Down', ''),
  presses('Down', ''),
  presses('Down', ''),
  presses('Down', ''),
  presses('Down', ''),
  presses('Down', ''),
];
