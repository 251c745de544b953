import { hasInBasket, loaded, replacesBy, visits } from '../journey-steps.ts';
import { clickableOrNot, inAnyOrder, leavingOrNot } from '../judged.ts';
import { operates, presses, types, waits } from '../script.ts';

/** More pieces, an invalid and a valid discount code, removal of the product. */
export const steps = [
  hasInBasket(1002, 'uniw'),
  visits('/basketedit.php', loaded('Koszyk')),
  clickableOrNot(presses('h', 'Koszyk nagłówek 1. poziomu.')),
  presses('h', 'Kubek Poranek odnośnik nagłówek 2. poziomu.'),
  presses('b', 'Zmniejsz ilość: Kubek Poranek przycisk.'),
  presses('Tab', 'Ilość: Kubek Poranek 1 wejście liczbowe.', 'sztuka.', 'Tryb zaznaczania'),
  presses('Up', 'sztuki', '2', 'Kubek Poranek: 2 sztuki, 138,00 zł. Do zapłaty 154,90 zł.'),
  waits(3),
  presses('Tab', 'Usuń: Kubek Poranek przycisk.', 'Tryb przeglądania'),
  presses('e', 'Kod rabatowy wejście.'),
  operates(),
  types('ZLYKOD'),
  presses('Return', 'Nie ma takiego kodu rabatowego.'),
  waits(3),
  replacesBy('DOSTAWA'),
  inAnyOrder(
    presses(
      'Return',
      'Kod rabatowy został dodany. Do zapłaty 138,00 zł.',
      'Dostawa jest za darmo.',
      'Usuń kod przycisk.',
      'Tryb przeglądania',
    ),
  ),
  waits(3),
  presses('shift+Tab', 'region Podsumowanie', 'Szybki zakup przycisk.'),
  presses('shift+b', 'Przejdź do zamówienia przycisk.'),
  presses('shift+b', 'Uwaga i pliki – Kubek Poranek przycisk przełączania zwinięty.'),
  presses('shift+b', 'Dodaj 2 sztuki: Kubek Poranek przycisk.'),
  presses('shift+b', 'Usuń: Kubek Poranek przycisk.'),
  leavingOrNot(
    clickableOrNot(
      presses('space', 'Koszyk nagłówek 1. poziomu.', 'Usunięto z koszyka: Kubek Poranek. Koszyk jest pusty.'),
    ),
  ),
  waits(3),
  presses('Tab', 'Zobacz nowości odnośnik.'),
];
