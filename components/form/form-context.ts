import { createContext, use } from 'react';
import type { FieldError } from '../error-summary/index.ts';
import type { FormProgress } from './form-state.ts';

export interface FormStatus {
  readonly progress: FormProgress;
  /** Whether the last attempt failed and errors remain. */
  readonly isFailed: boolean;
  /** The summary's entries, in page order. */
  readonly errors: ReadonlyArray<FieldError>;
  /** Failed attempts so far. */
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

/** The state of the enclosing form: being sent, sent, lost, or failed. */
export const useFormStatus = (): FormStatus => use(FormStatusContext);
