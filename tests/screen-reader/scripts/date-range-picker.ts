import { opens, presses } from '../script.ts';

const group = 'Termin wypożyczenia form panel.';
const operating = 'Tryb zaznaczania';

/** A day of the same week: its place, and its name with its weekday. */
const column = (number: number, name: string) => [`${number}. kolumna`, `${name} przycisk.`];

export const steps = [
  opens('Rest'),
  presses('Tab', group, 'Od wejście.', 'np. 25.11.2026 – 04.12.2026.', operating),
  presses('Tab', 'Do wejście.'),
  presses('Tab', 'Wybierz zakres dat zwinięty przycisk.', 'otwiera okno'),
  presses(
    'Return',
    'Początek i koniec okno dialogowe',
    'listopad 2026.',
    'tabela z 6 wierszami 7 kolumn',
    '4. wiersz.',
    '6. kolumna',
    'sobota, 21 listopada 2026 przycisk wyszarzony.',
    'Dziś. Niedostępny, bo to weekend.',
  ),
  presses('Down', '5. wiersz.', 'sobota, 28 listopada 2026 przycisk wyszarzony.', 'Niedostępny, bo to weekend.'),
  presses('Left', ...column(5, 'piątek, 27 listopada 2026')),
  presses('Left', ...column(4, 'czwartek, 26 listopada 2026')),
  presses('Left', ...column(3, 'środa, 25 listopada 2026')),
  presses('Return', 'Wybrany.', 'Początek: 25 listopada 2026. Wybierz koniec zakresu.'),
  presses('Down', 'grudzień 2026.', 'tabela z 5 wierszami 7 kolumn', '1. wiersz.', 'środa, 2 grudnia 2026 przycisk.'),
  presses('Right', ...column(4, 'czwartek, 3 grudnia 2026')),
  presses('Right', ...column(5, 'piątek, 4 grudnia 2026')),
  presses(
    'Return',
    'Wybrany.',
    'Od 25 listopada 2026 do 4 grudnia 2026, 8 dni roboczych. Zatwierdź przyciskiem „Wybierz”.',
  ),
  presses('Tab', 'Wyczyść przycisk.', 'Tryb przeglądania'),
  presses('Tab', 'Wybierz przycisk.'),
  // Focus is back on the trigger, which is heard with the range.
  presses(
    'Return',
    'zwinięty',
    'Zmień zakres dat, od 25 listopada 2026 do 4 grudnia 2026 zwinięty przycisk.',
    'otwiera okno',
    operating,
  ),
  // Another selection is cancelled: announces that the dates are unchanged.
  presses(
    'Return',
    'Początek i koniec okno dialogowe',
    'listopad 2026.',
    'tabela z 6 wierszami 7 kolumn',
    '5. wiersz.',
    '3. kolumna',
    'środa, 25 listopada 2026 przycisk.',
    'Wybrany.',
  ),
  presses('Return', 'Początek: 25 listopada 2026. Wybierz koniec zakresu.'),
  presses(
    'Escape',
    'zwinięty',
    'Zmień zakres dat, od 25 listopada 2026 do 4 grudnia 2026 zwinięty przycisk.',
    'otwiera okno',
    'Daty zostały bez zmian.',
  ),
  opens('WithError'),
  presses(
    'Tab',
    group,
    'Od wejście 25.11.2026 zaznaczono.',
    'błąd pola.',
    'np. 25.11.2026 – 04.12.2026 W tym terminie nie ma już form. Wybierz inny.',
    operating,
  ),
  presses('Tab', 'Do wejście 04.12.2026 zaznaczono.', 'błąd pola.'),
];
