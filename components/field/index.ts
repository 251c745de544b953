export { Field, type FieldProps } from './field.tsx';
export { FieldBox, type FieldBoxProps } from './field-box.tsx';
export { FieldMessage, type FieldMessageProps } from './field-message.tsx';
export {
  fieldProps,
  messageOf,
  type ControlProps,
  type FieldDescription,
  type FieldMessages,
  type FieldState,
  type FieldStatus,
  type FieldValidation,
  type FieldWiring,
} from './field-props.ts';
export { ErrorInHandContext, FieldStatusContext, type ErrorInHand } from './use-field-status.ts';
export { useField, type FieldOptions } from './use-field.ts';
export { splitFieldOptions } from './split-field-options.ts';
