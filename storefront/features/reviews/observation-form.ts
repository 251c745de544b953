/** A separate entry: importing it includes its styles. */
export { ObservationForm, observeSize } from './server/observations/index.ts';
