import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/index.ts';
import { useFormStatus } from './form-context.ts';

export type FormSummaryProps = Pick<ErrorSummaryProps, 'headingLevel' | 'id'>;

/** The error summary of the enclosing form, to place inside it; set that form's `hasSummary={false}`. */
export function FormSummary(props: FormSummaryProps) {
  const { errors, failures, summaryTakesFocus } = useFormStatus();
  if (errors.length === 0) return null;
  return <ErrorSummary key={failures} errors={errors} takesFocus={summaryTakesFocus} {...props} />;
}
