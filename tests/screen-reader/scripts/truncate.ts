import { opens, presses } from '../script.ts';

export const steps = [
  opens('Rest'),
  presses('Down', 'Tkany gęsto a lejący. Uszyłam zasłony do całej izby i jeszcze starczyło na obrus. Po praniu.'),
  presses('Tab', 'Pokaż więcej: opinia Zofii zwinięty przycisk.', 'Tryb zaznaczania'),
  presses('space', 'rozwinięty'),
  presses('space', 'zwinięty'),
];
