import { useId, type ChangeEvent } from 'react';
import { useField, type FieldOptions } from '../field/index.ts';
import { useGroupDescription } from '../field/use-group-description.ts';

export interface RadioGroupBehaviour {
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Wires a set of native radio buttons. The browser keeps the choice, the arrow keys and the one tab stop; an
 * uncontrolled group keeps the choice made before hydration.
 */
export function useRadioGroup(field: FieldOptions, { name, value, defaultValue, onChange }: RadioGroupBehaviour) {
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const { state, message, labelProps, hintProps, messageProps, controlProps } = useField({ ...field, id });
  const description = useGroupDescription(controlProps['aria-describedby']);

  return {
    state,
    message,
    hintProps,
    messageProps,
    legendProps: { id: labelProps.id },
    groupProps: {
      role: 'radiogroup',
      // An error summary links to the group; only its radio buttons take focus.
      id,
      'aria-label': controlProps['aria-label'],
      // The legend names a fieldset; with another role on it only Firefox still takes the legend by itself.
      'aria-labelledby': field.label === undefined ? controlProps['aria-labelledby'] : labelProps.id,
      'aria-invalid': controlProps['aria-invalid'],
      'aria-required': controlProps.required,
      onBlur: description.onBlur,
    },
    /** `describedBy` are the ids of the texts that belong to this option alone. */
    radioProps(optionValue: string, isOptionDisabled: boolean, describedBy?: string) {
      return {
        ...description.controlProps(optionValue, describedBy),
        type: 'radio',
        name,
        value: optionValue,
        ...(value === undefined
          ? { defaultChecked: optionValue === defaultValue }
          : { checked: optionValue === value }),
        required: controlProps.required,
        disabled: controlProps.disabled || isOptionDisabled || undefined,
        onChange: (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value),
      } as const;
    },
    /** Ids of the parts of one option: the title names the radio button, the rest describes it. */
    optionIds(index: number) {
      return {
        title: `${id}-${index}-title`,
        description: `${id}-${index}-description`,
        amount: `${id}-${index}-amount`,
      };
    },
  };
}
