import { entersField } from '../field-steps.ts';
import { presses } from '../script.ts';

const example = 'np. czwartek, 3 grudnia 2026, 16:30.';
const reading = 'Tryb przeglądania';

export const steps = [
  ...entersField('Filled', 'Odbiór w Krakowie wejście czwartek, 3 grudnia 2026, 16:30 zaznaczono.', example),
  presses('Tab', 'Zmień dzień i godzinę, czwartek, 3 grudnia 2026, 16:30 zwinięty przycisk.', 'otwiera okno', reading),
  presses(
    'Return',
    'Dzień i godzina okno dialogowe',
    'grudzień 2026 tabela',
    'czwartek, 3 grudnia 2026 przycisk przełączania wciśnięty.',
    'Tryb zaznaczania',
  ),
  presses('Right', 'piątek, 4 grudnia 2026 przycisk przełączania niewciśnięty.'),
  presses('space', 'wciśnięty'),
  presses('Tab', 'Godzina panel.', 'Godzina 16 wejście liczbowe.'),
  presses('Up', '17'),
  presses('Tab', 'Minuty 30 wejście liczbowe.'),
  presses('Tab', 'Dziś przycisk.', reading),
  presses('Tab', 'Wybierz przycisk.'),
  presses('Return', 'Zmień dzień i godzinę, piątek, 4 grudnia 2026, 17:30 zwinięty przycisk.', 'otwiera okno'),
];
