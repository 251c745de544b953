import { Button, type ButtonProps } from '../button/index.ts';
import { useFormStatus } from './form-context.ts';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isBusy'>;

/** The button that sends the form around. It is busy, under the same name, while the form is on its way. */
export function SubmitButton(props: SubmitButtonProps) {
  const { progress } = useFormStatus();
  return <Button tone="primary" {...props} type="submit" isBusy={progress === 'sending'} />;
}
