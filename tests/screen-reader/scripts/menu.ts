import { opens, presses } from '../script.ts';

export const steps = [
  opens('Resting'),
  presses('Tab', 'Ceramika odnośnik.'),
  presses('Tab', 'Ceramika: podkategorie zwinięty przycisk.', 'Tryb zaznaczania'),
  presses('Return', 'rozwinięty'),
  presses('Down', 'Kubki i czarki odnośnik.'),
  presses('Escape', 'Ceramika: podkategorie zwinięty przycisk.'),
  presses('Right', 'Len odnośnik.'),
  opens('OnPhone'),
  presses(
    'Tab',
    'nawigacja Działy sklepu',
    'Lista z 6 elementami.',
    'Ceramika przycisk przełączania zwinięty.',
    'Tryb zaznaczania',
  ),
  presses('Tab', 'Len przycisk przełączania rozwinięty.'),
  presses('Tab', 'Cały dział: Len odnośnik.', 'Tryb przeglądania'),
];
