import { use, useId } from 'react';
import type { FieldName } from '../shared/index.ts';
import { fieldProps, type FieldMessages, type FieldValidation, type FieldWiring } from './field-props.ts';
import { ErrorInHandContext, useFieldStatus } from './use-field-status.ts';

/** Options of every field of the kit, whatever its control. */
export type FieldOptions = FieldName &
  FieldMessages & {
    /** The control's id. Set it if something outside refers to the field (an error summary). */
    id?: string | undefined;
    /** The control's name for submission, by which a `Form` knows its state. */
    name?: string | undefined;
    /** Exposed natively as "required". */
    isRequired?: boolean | undefined;
    /** Adds "(nieobowiązkowe)" to the label. */
    isOptional?: boolean | undefined;
    /** Excludes the control from the form. Say why in `note`. */
    isDisabled?: boolean | undefined;
    /** Validation by a `Form`, beside the native attributes. */
    validation?: FieldValidation | undefined;
  };

/** Wires a field under an id shared by server and browser, with the form's result. */
export function useField(
  options: FieldOptions & { describedBy?: string | undefined; isQuiet?: boolean | undefined },
): FieldWiring {
  const generatedId = useId();
  const status = useFieldStatus(options.name, options.error);
  const inHand = use(ErrorInHandContext);
  // Intermediate errors ("teraz ma 7", "teraz ma 8") would be read at each pause in typing.
  const isCorrected = inHand !== null && inHand.name === options.name && status?.message !== inHand.message;
  return fieldProps({
    ...options,
    id: options.id ?? generatedId,
    status,
    isQuiet: options.isQuiet || (status !== undefined && isCorrected),
  });
}
