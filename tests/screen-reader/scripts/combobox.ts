import { inAnyLandmark, inAnyOrder } from '../judged.ts';
import { opens, presses, types } from '../script.ts';

const escapes = (...says: ReadonlyArray<string>) => inAnyLandmark(presses('Escape', ...says));

/** Types a query. The list opens and announces its count at the same moment. */
const searches = (query: string, ...says: ReadonlyArray<string>) => inAnyOrder(types(query, ...says));

const field = [
  'wyszukiwanie',
  'Szukaj produktów edytowalna lista rozwijana.',
  'otwiera pole listy',
  'Tryb zaznaczania',
];

export const steps = [
  opens('Open'),
  presses('Tab', ...field),
  // The search starts at two letters: one query, one number.
  searches('le', 'rozwinięty', '15 wyników.'),
  presses('Down', 'Podpowiedzi przycisk listy', 'Popularne zapytania panel.', 'len na metry.', '1 z 15.'),
  // Matches are marked only visually.
  presses('Down', 'lniana pościel.', '2 z 15.'),
  presses('Right', 'wyjście z panelu.', 'Kategorie panel.', 'Len i tkaniny.', '4 z 15.'),
  presses('Up', 'wyjście z panelu.', 'Popularne zapytania panel.', 'lniany obrus 140×240.', '3 z 15.'),
  presses('Left', 'wyjście z panelu.', 'Produkty panel.', 'Len Miedza na metry , 69,00 zł/m.', '10 z 15.'),
  presses('Down', 'Ściereczka Pasek, len , 29,00 zł.', '11 z 15.'),
  escapes('Szukaj produktów edytowalna lista rozwijana.', 'le.', 'otwiera pole listy'),
  presses('Escape'),
  // A repeated count is announced again.
  searches('le', 'rozwinięty', '15 wyników.'),
  opens('TenThousand'),
  presses('Tab', ...field),
  searches('ku', 'rozwinięty', '10 001 wyników.'),
  presses('Up', 'Podpowiedzi przycisk listy', 'Produkty panel.', 'Kubek 10000.', '10001 z 10001.'),
  opens('NoResults'),
  presses('Tab', ...field),
  searches('xy', 'Brak wyników.'),
  opens('Failed'),
  presses('Tab', ...field),
  searches('le', 'Podpowiedzi teraz nie działają. Enter wyszuka bez nich.'),
];
