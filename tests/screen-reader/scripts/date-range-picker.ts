import { opens, presses } from '../script.ts';

const group = 'Termin wypożyczenia form panel.';
const operating = 'Tryb zaznaczania';

export const steps = [
  opens('Rest'),
  presses('Tab', group, 'Od wejście.', 'np. 25.11.2026 – 04.12.2026.', operating),
  presses('Tab', 'Do wejście.'),
  presses('Tab', 'Wybierz zakres dat zwinięty przycisk.', 'otwiera okno', 'Tryb przeglądania'),
  presses('Return', 'Początek i koniec', 'sobota, 21 listopada 2026 przycisk.', 'Niedostępny, bo to weekend.'),
];
