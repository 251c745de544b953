import { inAnyOrder } from '../judged.ts';
import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('Toasts'),
  presses('Tab', 'Dodaj do koszyka przycisk.'),
  // A success is read once, at the focus, and once per visit how to return to it; a repeated one is read again; hiding
  // is silent.
  inAnyOrder(
    presses(
      'space',
      'Dodano do koszyka. Kubek Poranek, 2 sztuki. Zobacz koszyk',
      'Komunikaty znajdziesz pod klawiszem F6.',
    ),
  ),
  waits(12),
  presses('space', 'Dodano do koszyka. Kubek Poranek, 2 sztuki. Zobacz koszyk'),
  waits(12),
  presses('Tab', 'Dodaj bez sieci przycisk.'),
  // So is an error, which stays.
  presses('space', 'Nie udało się dodać. Koszyk jest taki jak przedtem.'),
  waits(6),
  presses('F6', 'Komunikaty region element klikalny.'),
  // There and back.
  presses('F6', 'Dodaj bez sieci przycisk.'),
  presses('F6', 'Komunikaty region element klikalny.'),
  presses('Tab', 'Spróbuj ponownie przycisk.'),
  presses('Tab', 'Zamknij przycisk.'),
  // Past alerts stay in the history, with their links.
  presses('Tab', 'Wcześniejsze komunikaty panel.', 'element klikalny.'),
  presses('Tab', 'Zobacz koszyk odnośnik.'),
  presses('shift+Tab', 'wyjście z listy.', 'Wcześniejsze komunikaty panel.', 'element klikalny.'),
  presses('shift+Tab', 'Zamknij przycisk.'),
  // Closed with focus inside, and nothing else to close: focus returns to where it came from.
  presses('space', 'Dodaj bez sieci przycisk.'),
];
