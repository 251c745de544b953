import { opens, presses } from '../script.ts';

export const steps = [
  opens('WithPlaceholder'),
  presses('Tab', 'Województwo wejście z opcjami.', 'Wybierz województwo.', '1 z 6.', 'otwiera menu'),
  presses('Down', 'dolnośląskie.', '2 z 6.'),
  presses('Down', 'małopolskie.', '3 z 6.'),
  opens('WithError'),
  presses(
    'Tab',
    'Województwo wejście z opcjami.',
    'Wybierz województwo.',
    '1 z 6.',
    'Proszę wybrać opcję.',
    'otwiera menu',
  ),
];
