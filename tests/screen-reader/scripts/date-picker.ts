import { entersField, entersWrongField } from '../field-steps.ts';
import { presses, waits } from '../script.ts';

const reading = 'Tryb przeglądania';

export const steps = [
  ...entersField('Rest', 'Data odbioru wejście.', 'np. 21.11.2026.'),
  presses('Tab', 'Wybierz datę zwinięty przycisk.', 'otwiera okno', reading),
  // The panel has its name, and focus is on today.
  presses(
    'Return',
    'Kalendarz okno dialogowe',
    'listopad 2026 tabela',
    'sobota, 21 listopada 2026 przycisk przełączania niewciśnięty.',
    'Dziś',
    'Tryb zaznaczania',
  ),
  presses('Right', 'niedziela, 22 listopada 2026 przycisk przełączania niewciśnięty.'),
  presses('Down', 'niedziela, 29 listopada 2026 przycisk przełączania niewciśnięty.'),
  presses('Next', 'wtorek, 29 grudnia 2026 przycisk przełączania niewciśnięty.', 'grudzień 2026'),
  presses('shift+Next', 'środa, 29 grudnia 2027 przycisk przełączania niewciśnięty.', 'grudzień 2027'),
  // Chosen: focus is back on the button, whose name has the date.
  presses('Return', 'Zmień datę, środa, 29 grudnia 2027 zwinięty przycisk.', 'otwiera okno'),
  waits(2),
  // Left: the date stays.
  presses(
    'Return',
    'Kalendarz okno dialogowe',
    'grudzień 2027 tabela',
    'środa, 29 grudnia 2027 przycisk przełączania wciśnięty.',
  ),
  presses('Escape', 'Zmień datę, środa, 29 grudnia 2027 zwinięty przycisk.', 'otwiera okno'),
  ...entersWrongField(
    'WithError',
    'Data odbioru wejście 25.11.2026 zaznaczono.',
    'np. 21.11.2026 Na ten dzień nie ma już miejsc.',
  ),
];
