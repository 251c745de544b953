import { opens, presses, type Step } from './script.ts';

/** Orca switches to operating mode on a text control, and back to reading mode on others. */
export const operating = 'Tryb zaznaczania';
const reading = 'Tryb przeglądania';

/** Opens a story with one text control and focuses it: its name, role and value, then its descriptions. */
export const entersField = (story: string, ...says: ReadonlyArray<string>): ReadonlyArray<Step> => [
  opens(story),
  presses('Tab', ...says, operating),
];

/** The same for an invalid control. */
export const entersWrongField = (story: string, field: string, error: string): ReadonlyArray<Step> =>
  entersField(story, field, 'błąd pola.', error);

/** Opens the story `InForm`, a form of that name with the field as first control. */
export const entersForm = (form: string, ...says: ReadonlyArray<string>): ReadonlyArray<Step> =>
  entersField('InForm', `formularz ${form}`, ...says);

/** Moves from a field to the form's button; pending announcements of the field follow. */
export const leavesToSend = (...says: ReadonlyArray<string>): Step =>
  presses('Tab', 'Wyślij przycisk.', reading, ...says);

/** Returns to a field from the form's button. */
export const returnsToField = (...says: ReadonlyArray<string>): Step => presses('shift+Tab', ...says, operating);
