import { follows, goesFromTheMessageToTheBasket, loaded, opensTheSearch, suggests } from '../journey-steps.ts';
import { clickableOrNot, inAnyOrder, judgedBy, leavingOrNot } from '../judged.ts';
import { presses, type Step } from '../script.ts';

/** Orca tells the new state of the box alone, too, if it gets to it before the list is another one. */
const stateOrNot = (step: Step): Step => judgedBy((words) => words.filter((each) => each !== 'zaznaczony'), step);

/** Search, filter, choose a size, add, and hear the basket. */
export const steps = [
  ...opensTheSearch,
  suggests('len', '8 wyników.', 'rozwinięty'),
  follows('Return', loaded('Wyniki dla „len”')),
  clickableOrNot(presses('h', 'Wyniki dla „len” nagłówek 1. poziomu.')),
  presses('x', 'E-booki 1 produkt przycisk opcji niezaznaczony.'),
  presses('x', 'Fartuchy 1 produkt przycisk opcji niezaznaczony.'),
  // The list is another one; the box keeps its focus, and the title tells how many products there are.
  stateOrNot(
    leavingOrNot(
      inAnyOrder(
        presses(
          'space',
          'Rodzaj panel.',
          'formularz',
          'Fartuchy 1 produkt przycisk opcji zaznaczony.',
          'treść uzupełniająca Filtry',
          'Wyniki dla „len”, 1 produkt | Sień',
        ),
      ),
    ),
  ),
  presses('2', 'Produkty nagłówek 2. poziomu.'),
  presses('h', 'Fartuch Kredens len, krzyżowany na plecach odnośnik nagłówek 3. poziomu.'),
  follows('Return', loaded('Fartuch Kredens')),
  presses('r', 'S/M.', 'wybrany przycisk radiowy', '1 z 2.'),
  presses('r', 'L/XL.', 'niewybrany przycisk radiowy', '2 z 2.'),
  // It costs the same.
  presses('space', 'wybrany'),
  presses('b', 'Zwiększ ilość: Fartuch Kredens przycisk.'),
  presses('b', 'Do koszyka przycisk.'),
  inAnyOrder(
    presses(
      'space',
      'W toku',
      'Dodano do koszyka. Fartuch Kredens, 1 sztuka. Zobacz koszyk',
      'Komunikaty znajdziesz pod klawiszem F6.',
    ),
  ),
  ...goesFromTheMessageToTheBasket,
  presses('h', 'Fartuch Kredens odnośnik nagłówek 2. poziomu.'),
  presses('Down', 'L/XL · wyślemy w poniedziałek.'),
  presses('Down', '159,00 zł/szt.'),
  presses('Down', '159,00 zł.'),
  presses('h', 'Wybierz prezent nagłówek 2. poziomu.'),
  presses('h', 'Podsumowanie nagłówek 2. poziomu.'),
  presses(
    'Down',
    'Lista definicji z 3 terminami.',
    'Produkty (1) termin opisu.',
    '1 z 3.',
    '159,00 zł wartość opisu.',
    '1 z 1.',
  ),
  presses('Down', 'Dostawa Kurier termin opisu.', '2 z 3.', '16,90 zł wartość opisu.', '1 z 1.'),
  presses('Down', 'Do zapłaty z VAT termin opisu.', '3 z 3.', '175,90 zł wartość opisu.', '1 z 1.'),
];
