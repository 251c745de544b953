/** A separate entry: importing it includes its styles. */
export { ObservationFields } from './browser/observations/observation-fields.tsx';
