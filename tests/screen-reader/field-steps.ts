import { opens, presses, type Step } from './script.ts';

/** Orca switches by itself to operating where a control takes text, and back to reading where the next one does not. */
export const operating = 'Tryb zaznaczania';
const reading = 'Tryb przeglądania';

/** Opens a story with one control of text and comes to it: its name, role and value, then what describes it. */
export const entersField = (story: string, ...says: ReadonlyArray<string>): ReadonlyArray<Step> => [
  opens(story),
  presses('Tab', ...says, operating),
];

/** The same for a control that is told to be wrong. */
export const entersWrongField = (story: string, field: string, error: string): ReadonlyArray<Step> =>
  entersField(story, field, 'błąd pola.', error);

/** Opens the story `InForm`, a form of that name whose first control is the field. */
export const entersForm = (form: string, ...says: ReadonlyArray<string>): ReadonlyArray<Step> =>
  entersField('InForm', `formularz ${form}`, ...says);

/** Goes on from a field to the button of its form; what is told of the field by then comes after that. */
export const leavesToSend = (...says: ReadonlyArray<string>): Step =>
  presses('Tab', 'Wyślij przycisk.', reading, ...says);

/** Comes back to a field from the button of its form. */
export const returnsToField = (...says: ReadonlyArray<string>): Step => presses('shift+Tab', ...says, operating);
