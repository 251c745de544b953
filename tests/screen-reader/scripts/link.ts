import { opens, presses } from '../script.ts';

export const steps = [
  opens('AllStates'),
  presses('Tab', 'odnośnik podkreślony odnośnik.'),
  presses('Tab', 'Wszystkie odnośnik.'),
  presses('Tab', 'action odnośnik.'),
  presses('Tab', 'ink odnośnik.'),
  presses('Tab', 'muted odnośnik.'),
  presses('Tab', 'sale odnośnik.'),
  presses('Tab', 'Dostawa i płatność odnośnik.'),
  // A link that leaves the page is named so.
  presses('Tab', 'regulamin (otwiera się w nowym oknie) odnośnik.'),
];
