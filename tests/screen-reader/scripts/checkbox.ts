import { opens, presses } from '../script.ts';

export const steps = [
  opens('Unticked'),
  presses('Tab', 'Chcę fakturę na firmę (NIP) przycisk opcji niezaznaczony.'),
  presses('space', 'zaznaczony'),
  presses('space', 'niezaznaczony'),
  opens('WithError'),
  presses(
    'Tab',
    'Chcę fakturę na firmę (NIP) przycisk opcji niezaznaczony wymagane.',
    'błąd pola.',
    'Zaznacz zgodę na regulamin, żeby zamówić.',
  ),
];
