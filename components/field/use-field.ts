import { use, useId } from 'react';
import type { FieldName } from '../shared/index.ts';
import { fieldProps, type FieldMessages, type FieldValidation, type FieldWiring } from './field-props.ts';
import { ErrorInHandContext, useFieldStatus } from './use-field-status.ts';

/** What every field of the kit takes, whatever its control is. */
export type FieldOptions = FieldName &
  FieldMessages & {
    /** The id of the control. Give it where something outside points at the field (an error summary). */
    id?: string | undefined;
    /** The name under which the control is sent, and under which a `Form` around it knows its state. */
    name?: string | undefined;
    /** Told by the browser as "required". */
    isRequired?: boolean | undefined;
    /** Puts "(nieobowiązkowe)" after the label. */
    isOptional?: boolean | undefined;
    /** The control takes no part in the form. Say why in `note`. */
    isDisabled?: boolean | undefined;
    /** How a `Form` checks the field, beside its native attributes. */
    validation?: FieldValidation | undefined;
  };

/** The wiring of one field under an id that server and browser agree on, with what the form around it found out. */
export function useField(
  options: FieldOptions & { describedBy?: string | undefined; isQuiet?: boolean | undefined },
): FieldWiring {
  const generatedId = useId();
  const status = useFieldStatus(options.name, options.error);
  const inHand = use(ErrorInHandContext);
  // What is wrong meanwhile ("teraz ma 7", "teraz ma 8") would be spoken with each pause in the typing.
  const isPutRight = inHand !== null && inHand.name === options.name && status?.message !== inHand.message;
  return fieldProps({
    ...options,
    id: options.id ?? generatedId,
    status,
    isQuiet: options.isQuiet || (status !== undefined && isPutRight),
  });
}
