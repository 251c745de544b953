import { Button, type ButtonProps } from '../button/index.ts';
import { useFormStatus } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isBusy'>;

/** Submits the enclosing form. Busy, with the same name, while the form is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { progress } = useFormStatus();
  return <Button tone="primary" {...props} type="submit" isBusy={progress === 'sending'} />;
}
