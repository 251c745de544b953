import { loaded, suggests, visits } from '../journey-steps.ts';
import { inAnyLandmark, unjudged } from '../judged.ts';
import { presses } from '../script.ts';

/** CSS pixels. */
export const screen = { width: 390, height: 844 };

/** Menu and search of a narrow screen, opened and closed by keyboard. */
export const steps = [
  visits('/', loaded('Rzeczy, do których się wraca')),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'region Warunki zakupów', 'Zamknij przycisk.'),
  presses('Tab', 'wyjście z regionu.', 'baner', 'Menu przycisk przełączania zwinięty.', 'Tryb zaznaczania'),
  presses('Return', 'Działy sklepu okno dialogowe', 'Zamknij przycisk.', 'Tryb przeglądania'),
  presses(
    'Tab',
    'nawigacja Menu',
    'Lista z 11 elementami.',
    'Ceramika przycisk przełączania zwinięty.',
    'Tryb zaznaczania',
  ),
  presses('shift+Tab', 'Zamknij przycisk.', 'Tryb przeglądania'),
  // Orca 43 is silent here (docs/accessibility/screen-reader.md, known gaps). Tab shows focus back on its button.
  unjudged(presses('Escape')),
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
  // Typing opens a full-screen search.
  suggests(
    'len',
    'Wyszukiwanie okno dialogowe',
    'wyszukiwanie',
    'Szukaj produktów edytowalna lista rozwijana.',
    'otwiera pole listy',
    'rozwinięty',
    '8 wyników.',
  ),
  presses('Down', 'Podpowiedzi przycisk listy', 'Popularne zapytania panel.', 'len na metry.', '1 z 8.'),
  // The list, the typed text, the field, the search.
  inAnyLandmark(
    presses(
      'Escape',
      'Wyszukiwanie okno dialogowe',
      'Szukaj produktów edytowalna lista rozwijana.',
      'len.',
      'otwiera pole listy',
    ),
  ),
  presses('Escape'),
  // Focus is on the dialog, and Orca reads what is in it.
  presses(
    'Escape',
    'wyjście z wyszukiwania.',
    'Popularne zapytania kubek len na metry pościel lniana świeca sojowa karta podarunkowa lampa wieczór element klikalny.',
    'Tryb przeglądania',
  ),
  presses(
    'Escape',
    'wyszukiwanie',
    'Szukaj produktów edytowalna lista rozwijana.',
    'otwiera pole listy',
    'Tryb zaznaczania',
  ),
  presses('Tab', 'Szukaj przycisk.', 'Tryb przeglądania'),
];
