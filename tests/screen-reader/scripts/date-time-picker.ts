import { entersField } from '../field-steps.ts';
import { presses } from '../script.ts';

const example = 'np. czwartek, 3 grudnia 2026, 16:30.';

export const steps = [
  ...entersField('Filled', 'Odbiór w Krakowie wejście czwartek, 3 grudnia 2026, 16:30 zaznaczono.', example),
  presses('Tab', 'Zmień dzień i godzinę, czwartek, 3 grudnia 2026, 16:30 zwinięty przycisk.', 'otwiera okno'),
  presses(
    'Return',
    'Dzień i godzina okno dialogowe',
    'grudzień 2026.',
    'tabela z 5 wierszami 7 kolumn',
    '1. wiersz.',
    '4. kolumna',
    'czwartek, 3 grudnia 2026 przycisk.',
    'Wybrany.',
  ),
  presses('Right', '5. kolumna', 'piątek, 4 grudnia 2026 przycisk.'),
  presses('space', 'Wybrany.'),
  presses('Tab', 'Godzina panel.', 'Godzina 16 wejście liczbowe.'),
  presses('Up', '17'),
  presses('Tab', 'Minuty 30 wejście liczbowe.'),
  // The same as "Wybierz".
  presses(
    'Return',
    'zwinięty',
    'Zmień dzień i godzinę, piątek, 4 grudnia 2026, 17:30 zwinięty przycisk.',
    'otwiera okno',
  ),
];
