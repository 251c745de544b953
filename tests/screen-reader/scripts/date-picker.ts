import { entersField, entersWrongField } from '../field-steps.ts';
import { presses, waits } from '../script.ts';

export const steps = [
  ...entersField('Rest', 'Data odbioru wejście.', 'np. 21.11.2026.'),
  presses('Tab', 'Wybierz datę zwinięty przycisk.', 'otwiera okno'),
  // The panel has its name, and focus is on today.
  presses(
    'Return',
    'Kalendarz okno dialogowe',
    'listopad 2026.',
    'tabela z 6 wierszami 7 kolumn',
    '4. wiersz.',
    '6. kolumna',
    'sobota, 21 listopada 2026 przycisk.',
    'Dziś.',
  ),
  presses('Right', '7. kolumna', 'niedziela, 22 listopada 2026 przycisk.'),
  presses('Down', '5. wiersz.', 'niedziela, 29 listopada 2026 przycisk.'),
  presses('Next', '2. kolumna', 'wtorek, 29 grudnia 2026 przycisk.', 'grudzień 2026'),
  presses('shift+Next', '3. kolumna', 'środa, 29 grudnia 2027 przycisk.', 'grudzień 2027'),
  // Selected: focus is back on the button, whose name has the date.
  presses('Return', 'zwinięty', 'Zmień datę, środa, 29 grudnia 2027 zwinięty przycisk.', 'otwiera okno'),
  waits(2),
  // Cancelled: date kept.
  presses(
    'Return',
    'Kalendarz okno dialogowe',
    'grudzień 2027.',
    'tabela z 5 wierszami 7 kolumn',
    '5. wiersz.',
    '3. kolumna',
    'środa, 29 grudnia 2027 przycisk.',
    'Wybrany.',
  ),
  presses('Escape', 'zwinięty', 'Zmień datę, środa, 29 grudnia 2027 zwinięty przycisk.', 'otwiera okno'),
  ...entersWrongField(
    'WithError',
    'Data odbioru wejście 25.11.2026 zaznaczono.',
    'np. 21.11.2026 Na ten dzień nie ma już miejsc.',
  ),
];
