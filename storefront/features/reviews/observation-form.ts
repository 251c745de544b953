/** A door of its own: who comes in by it gets styles, too. */
export { ObservationForm, observeSize } from './server/observations/index.ts';
