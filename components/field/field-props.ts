import type { ReactNode } from 'react';

export type FieldState = 'none' | 'success' | 'error' | 'busy';

/** A form's result for one of its fields; the message is optional, success is usually silent. */
export interface FieldStatus {
  readonly state: FieldState;
  readonly message?: string | undefined;
}

/** How a form validates a field, by the field's own markup (spec 5); `Form` reads it from the control. */
export interface FieldValidation {
  /** A check in the form's table ("phone"). An unknown name is logged and checks nothing. */
  type?: string;
  /** The URL to request with the field's name and value (spec 7, call 15); it returns `{ errno }`, 0 is valid. */
  url?: string;
  /** The HTTP method; GET by default. */
  method?: 'GET' | 'POST';
  /** Sent after name and value, already serialized: "country=1143020003". */
  extra?: string;
  /** The message for a rejected value; the response's own by default. */
  message?: string;
}

/** The texts around a control. Shows the first of error, busy and success, else the note. */
export interface FieldMessages {
  /** How to fill the field in; between label and control, before any error. */
  hint?: ReactNode;
  /** The problem and its remedy. */
  error?: ReactNode;
  /** The running check ("Pytamy o firmę w rejestrze…"). */
  busy?: ReactNode;
  /** A short confirmation. */
  success?: ReactNode;
  /** A quiet line below the control, such as why it is disabled. */
  note?: ReactNode;
}

export interface FieldDescription extends FieldMessages {
  id: string;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** Ids of further descriptions of the control (a prefix, a counter). */
  describedBy?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  validation?: FieldValidation | undefined;
  /** The form's result; replaces `error`, `busy` and `success`. */
  status?: FieldStatus | undefined;
  /**
   * The message shows, but describes the control only after blur: it was announced already. Orca 43 reads each change
   * of the focused element's description, so it would repeat it, again and again during a correction.
   */
  isQuiet?: boolean | undefined;
}

/** Props of the control. */
export interface ControlProps {
  id: string;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'data-validation': string | undefined;
  'data-validation-url': string | undefined;
  'data-validation-method': 'POST' | undefined;
  'data-validation-extra': string | undefined;
  'data-validation-message': string | undefined;
}

export interface FieldWiring {
  state: FieldState;
  message: ReactNode;
  labelProps: { id: string; htmlFor: string };
  hintProps: { id: string };
  /** Spread it after `state`: a note under a valid field is styled as a note. */
  messageProps: { id: string; state?: FieldState };
  controlProps: ControlProps;
}

const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/**
 * An explicit "not invalid", for required controls that browsers expose as invalid while empty and untouched: boxes,
 * lists and files (Chromium 156). Text fields are exempt, so they omit it.
 */
export const ariaInvalid = (control: Pick<ControlProps, 'aria-invalid' | 'required'>): boolean | undefined =>
  control['aria-invalid'] ?? (control.required ? false : undefined);

/** A field's state and message: the form's if any, else the given texts. */
export function messageOf(
  { error, busy, success, note }: FieldMessages,
  status?: FieldStatus,
): { state: FieldState; message: ReactNode } {
  if (status) return { state: status.state, message: status.message ?? (isShown(note) ? note : undefined) };
  if (isShown(error)) return { state: 'error', message: error };
  if (isShown(busy)) return { state: 'busy', message: busy };
  if (isShown(success)) return { state: 'success', message: success };
  return { state: 'none', message: isShown(note) ? note : undefined };
}

/** Wires label, hint and message to a control: a pure function that returns their props. */
export function fieldProps(description: FieldDescription): FieldWiring {
  const { id, status, validation } = description;
  const { state, message } = messageOf(description, status);
  const isNote = status !== undefined && status.message === undefined;
  const isHeld = description.isQuiet && state !== 'none' && !isNote;
  const described = [
    isShown(description.hint) && `${id}-hint`,
    description.describedBy,
    // The message is only a description. A live region too would be read twice (Orca 43, NVDA 2024).
    isShown(message) && !isHeld && `${id}-message`,
  ].filter(Boolean);

  return {
    state,
    message,
    labelProps: {
      id: `${id}-label`,
      htmlFor: id,
    },
    hintProps: {
      id: `${id}-hint`,
    },
    messageProps: {
      id: `${id}-message`,
      ...(isNote && { state: 'none' }),
    },
    controlProps: {
      id,
      'aria-label': description['aria-label'],
      'aria-labelledby': description['aria-labelledby'],
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      // Omitted, not "false": some screen readers read "invalid entry: false".
      'aria-invalid': state === 'error' ? true : undefined,
      // The native attribute conveys "required" without ARIA; noValidate forms show our message.
      required: description.isRequired || undefined,
      disabled: description.isDisabled || undefined,
      'data-validation': validation?.type,
      'data-validation-url': validation?.url,
      'data-validation-method': validation?.method === 'POST' ? 'POST' : undefined,
      'data-validation-extra': validation?.extra,
      'data-validation-message': validation?.message,
    },
  };
}
