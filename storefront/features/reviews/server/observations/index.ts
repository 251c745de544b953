export { ObservationForm, type ObservationFormProps } from './observation-form.tsx';
export type { ObservationAttempt } from './submit-observation.ts';
export {
  observeSize,
  type ObserveContext,
  type ObserveRefusal,
  type ObserveRequest,
  type ObserveResult,
} from './observe-size.ts';
