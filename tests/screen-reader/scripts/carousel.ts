import { opens, presses, waits } from '../script.ts';

export const steps = [
  opens('OneAtATime'),
  presses('Tab', 'karuzela Nowe w sklepie', 'Poprzedni slajd przycisk wyszarzony.', 'To początek karuzeli.'),
  presses('Tab', 'Następny slajd przycisk.'),
  // A slide is announced once; at the end the button says why it does nothing more.
  presses('space', 'Slajd 2 z 3'),
  waits(3),
  presses('space', 'To koniec karuzeli.', 'Slajd 3 z 3'),
  waits(3),
  presses('space', 'To koniec karuzeli.'),
  presses('Tab', 'Slajdy panel.', 'element klikalny.'),
  presses('Tab', 'Zobacz odnośnik.'),
  presses('Tab', 'wyjście z panelu.', 'wyjście z panelu.', 'Wybierz slajd panel.', 'Slajd 1 z 3 przycisk.'),
  presses('space', 'Slajd 1 z 3'),
  waits(3),
  opens('Autoplay'),
  presses('Tab', 'karuzela Nowe w sklepie', 'Zatrzymaj przewijanie przycisk.'),
  presses('space', 'Przewijanie zatrzymane.'),
  waits(4),
  presses('space', 'Przewijanie wznowione.'),
];
