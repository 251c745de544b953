import { opens, presses } from '../script.ts';

const group = 'Termin wypożyczenia form panel.';
const operating = 'Tryb zaznaczania';

export const steps = [
  opens('Filled'),
  presses(
    'Tab',
    group,
    'Od wejście 25.11.2026, 10:00 zaznaczono.',
    'np. 25.11.2026, 10:00 – 04.12.2026, 08:00.',
    operating,
  ),
  presses('Tab', 'Do wejście 03.12.2026, 16:30 zaznaczono.'),
  presses(
    'Tab',
    'Zmień zakres dat i godzin, od 25 listopada 2026, 10:00 do 3 grudnia 2026, 16:30 zwinięty przycisk.',
    'otwiera okno',
  ),
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
  // The second month stands between the chosen day and the times.
  presses('Tab', 'Wybierz miesiąc: grudzień zwinięty przycisk.'),
  presses('Tab', 'Wybierz rok: 2026 zwinięty przycisk.'),
  presses('Tab', 'Następny miesiąc przycisk.', 'Tryb przeglądania'),
  presses('Tab', 'Od godziny panel.', 'Godzina 10 wejście liczbowe.', operating),
  presses('Up', '11'),
  presses('Tab', 'Minuty 00 wejście liczbowe.'),
  presses('Tab', 'Do godziny panel.', 'Godzina 16 wejście liczbowe.'),
  presses('Tab', 'Minuty 30 wejście liczbowe.'),
  // The same as "Wybierz".
  presses(
    'Return',
    'zwinięty',
    'Zmień zakres dat i godzin, od 25 listopada 2026, 11:00 do 3 grudnia 2026, 16:30 zwinięty przycisk.',
    'otwiera okno',
  ),
];
