import { useId } from 'react';
import { splitFieldOptions } from '../field/index.ts';
import type { TextFieldProps } from './text-input.tsx';

/** Splits the props of a text field, and describes it by prefix and suffix. */
export function useTextField(props: TextFieldProps, describedBy?: string) {
  const generatedId = useId();
  const { options, rest } = splitFieldOptions(props);
  const { prefix, suffix, type = 'text', ...native } = rest;
  const id = options.id ?? generatedId;
  const prefixProps = prefix === undefined ? undefined : { id: `${id}-prefix`, children: prefix };
  const suffixProps = suffix === undefined ? undefined : { id: `${id}-suffix`, children: suffix };

  return {
    fieldOptions: {
      ...options,
      id,
      describedBy: [prefixProps?.id, suffixProps?.id, describedBy].filter(Boolean).join(' ') || undefined,
    },
    inputProps: { type, ...native },
    prefixProps,
    suffixProps,
  };
}
