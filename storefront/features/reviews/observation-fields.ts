/** A door of its own: who comes in by it gets styles, too. */
export { ObservationFields } from './browser/observations/observation-fields.tsx';
