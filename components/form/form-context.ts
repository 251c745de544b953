import { createContext, use } from 'react';
import type { FieldError } from '../error-summary/index.ts';
import type { FormProgress } from './form-state.ts';

export interface FormStatus {
  readonly progress: FormProgress;
  /** The last attempt to send it failed, and something is still wrong. */
  readonly isFailed: boolean;
  /** What the summary lists, in the order of the page. */
  readonly errors: ReadonlyArray<FieldError>;
  /** How many attempts failed. */
  readonly failures: number;
  readonly summaryTakesFocus: boolean;
}

export const FormStatusContext = createContext<FormStatus>({
  progress: 'rest',
  isFailed: false,
  errors: [],
  failures: 0,
  summaryTakesFocus: true,
});

/** How the form around stands: whether it is being sent, arrived, was lost, or failed its check. */
export const useFormStatus = (): FormStatus => use(FormStatusContext);
