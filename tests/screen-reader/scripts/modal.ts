import { opens, presses, types } from '../script.ts';

export const steps = [
  opens('Confirmation'),
  presses('Tab', 'Opuść przycisk.'),
  // Name, role, description, and the safe button with focus.
  presses(
    'Return',
    'Wyjść z zamówienia? okno dialogowe Dane z tego kroku nie są jeszcze zapisane.',
    'Zostaję przycisk.',
  ),
  presses('Tab', 'Zamknij przycisk.'),
  presses('Tab', 'Wyjdź przycisk.'),
  presses('Tab', 'Zostaję przycisk.'),
  presses('Escape', 'Opuść przycisk.'),
  // The first Escape leaves the field, the second the dialog.
  opens('FormInside'),
  presses('Tab', 'Dodaj adres przycisk.'),
  presses(
    'Return',
    'Nowe miejsce dostawy okno dialogowe Dowieziemy tam następną paczkę.',
    'Ulica wejście.',
    'Tryb zaznaczania',
  ),
  types('Polna'),
  presses(
    'Escape',
    'Nowe miejsce dostawy Dowieziemy tam następną paczkę. UlicaPolnaKod pocztowy element klikalny.',
    'Dowieziemy tam następną paczkę.',
    'Tryb przeglądania',
  ),
  presses('Escape', 'Dodaj adres przycisk.'),
  // Announcements are heard while it is open, and when it closes.
  opens('AlertsAbove'),
  presses('Tab', 'Kod rabatowy przycisk.'),
  presses('Return', 'Masz kod? okno dialogowe Wpisz go tak, jak jest wydrukowany.', 'Sprawdź przycisk.'),
  presses('space', 'Kod działa: 10% taniej. Teraz 216,00 zł.', 'Komunikaty znajdziesz pod klawiszem F6.'),
  presses('Tab', 'Jak długo ważny przycisk.'),
  presses('space', 'Kod jest ważny do niedzieli.'),
  presses('Tab', 'Zapisz na potem przycisk.'),
  presses('space', 'Kod rabatowy przycisk.', 'Kod zapisany.'),
];
