export { Form, type FormProps } from './form.tsx';
export { FormSummary, type FormSummaryProps } from './form-summary.tsx';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export { useFormStatus, type FormStatus } from './form-context.ts';
export type { FieldCheck, FormChecks } from './field-checks.ts';
export type { FormBehaviour, FormSubmission } from './use-form.ts';
export { validationTexts } from './validation.texts.ts';
export type { FormControl, FormField } from './form-fields.ts';
export type { FormError, FormProgress, Verdict } from './form-state.ts';
