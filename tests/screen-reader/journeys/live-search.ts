import { inAnyLandmark } from '../judged.ts';
import { follows, loaded, opensTheSearch, suggests } from '../journey-steps.ts';
import { presses, types } from '../script.ts';

/** Suggestions and their groups, Escape, and a query without results. */
export const steps = [
  ...opensTheSearch,
  suggests('len', '8 wyników.', 'rozwinięty'),
  presses('Down', 'Podpowiedzi przycisk listy', 'Popularne zapytania panel.', 'len na metry.', '1 z 8.'),
  presses('Right', 'wyjście z panelu.', 'Kategorie panel.', 'Len.', '2 z 8.'),
  presses('Right', 'wyjście z panelu.', 'Produkty panel.', 'Len Miedza na metry , 74,00 zł/m.', '3 z 8.'),
  presses('Down', 'Fartuch Kredens , 159,00 zł.', '4 z 8.'),
  presses('Left', 'wyjście z panelu.', 'Kategorie panel.', 'Len.', '2 z 8.'),
  inAnyLandmark(presses('Escape', 'Szukaj produktów edytowalna lista rozwijana.', 'len.', 'otwiera pole listy')),
  presses('Escape'),
  types('hipopotam', 'Brak wyników.'),
  follows('Return', loaded('Brak wyników dla „hipopotam”')),
  presses('h', 'Brak wyników dla „hipopotam” nagłówek 1. poziomu.'),
];
