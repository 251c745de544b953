import { TextInput, type TextFieldProps } from './text-input.tsx';

export type { TextFieldProps };

/** One line of text. A native input: it works without JavaScript and keeps what was typed before hydration. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} />;
}
