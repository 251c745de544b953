import { opens, presses } from '../script.ts';

const content = [
  'Usunąć adres? nagłówek 2. poziomu.',
  'Zamknij przycisk.',
  'Polna 3, 00-001 Warszawa. Zamówienia, które już jadą, dojadą.',
  'Usuń przycisk.',
  'Zostaw przycisk.',
];

export const steps = [
  opens('Question'),
  presses('Tab', 'Skasuj wpis przycisk.'),
  // Orca 43 reads an alert dialog whole as an alert, then its name and description, then whole again.
  presses(
    'Return',
    ...content,
    'alarm Usunąć adres?',
    'Usunąć adres? Polna 3, 00-001 Warszawa. Zamówienia, które już jadą, dojadą.',
    'Zostaw przycisk.',
    ...content,
  ),
  presses('shift+Tab', 'Usuń przycisk.'),
  presses('Escape', 'Skasuj wpis przycisk.'),
];
