import { opens, presses } from '../script.ts';

export const steps = [
  opens('Closed'),
  presses('Tab', 'Kiedy dojdzie zwinięty przycisk.', 'otwiera okno', 'Tryb zaznaczania'),
  // The panel has focus: its name, then its content.
  presses(
    'Return',
    'Dostawa Zamów do 14:00, wyślemy dziś. Paczka jest u Ciebie następnego dnia roboczego. Ceny i czas dostawy element klikalny.',
    'Tryb przeglądania',
  ),
  presses('Tab', 'Zamknij przycisk.'),
  presses('Tab', 'Ceny i czas dostawy odnośnik.'),
  presses('Tab', 'Zamknij przycisk.'),
  presses('Escape', 'zwinięty', 'Kiedy dojdzie zwinięty przycisk.', 'otwiera okno', 'Tryb zaznaczania'),
];
