import { opens, presses } from '../script.ts';

export const steps = [
  opens('Chosen'),
  presses('Tab', 'Cena panel.', 'Cena od wejście 20 zaznaczono.', 'zł.', 'Tryb zaznaczania'),
  presses('Tab', 'Cena do wejście 350 zaznaczono.', 'zł.'),
  presses('Tab', 'Cena od poziomy suwak 20 zł.'),
  presses('Right', '21 zł'),
  presses('Tab', 'Cena do poziomy suwak 350 zł.'),
  presses('Left', '349 zł'),
  opens('WithError'),
  presses(
    'Tab',
    'Cena panel.',
    'Cena od wejście 12.',
    'błąd pola.',
    'zł Nie mamy nic w tej cenie.',
    'Tryb zaznaczania',
  ),
];
