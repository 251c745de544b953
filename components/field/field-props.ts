import type { ReactNode } from 'react';

export type FieldState = 'none' | 'success' | 'error' | 'busy';

/** What a form found out about one of its fields; the words are optional, a check that passed is usually quiet. */
export interface FieldStatus {
  readonly state: FieldState;
  readonly message?: string | undefined;
}

/** How a form checks a field, as the field's own markup says it (spec 5); `Form` reads it from the control. */
export interface FieldValidation {
  /** The name of a check that the form's table knows ("phone"). An unknown name is logged and checks nothing. */
  type?: string;
  /** The address that is asked with the field's name and value (spec 7, call 15); it answers `{ errno }`, 0 is right. */
  url?: string;
  /** How the address is asked; GET by default. */
  method?: 'GET' | 'POST';
  /** Sent after name and value, already serialized: "country=1143020003". */
  extra?: string;
  /** What is said where the address refuses the value; the answer's own words by default. */
  message?: string;
}

/** What stands around a control. Of error, busy and success the first that has a text is shown, and else the note. */
export interface FieldMessages {
  /** How to fill the field in; stands between label and control, before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** The check that runs right now ("Pytamy o firmę w rejestrze…"). */
  busy?: ReactNode;
  /** A short line that the check passed. */
  success?: ReactNode;
  /** A quiet line under the control, such as the reason why it is disabled. */
  note?: ReactNode;
}

export interface FieldDescription extends FieldMessages {
  id: string;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** Ids of further texts that describe the control (a prefix, a counter). */
  describedBy?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  validation?: FieldValidation | undefined;
  /** What the form found out; it takes the place of the texts `error`, `busy` and `success`. */
  status?: FieldStatus | undefined;
  /**
   * The message is shown, and describes the control only once it was left: what it tells was said already. Orca 43 speaks
   * each change of the description of what has focus, so it would be said again, and again while it is put right.
   */
  isQuiet?: boolean | undefined;
}

/** What the control itself receives. */
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
  /** Spread it after `state`: a note under a field that passed is told as a note. */
  messageProps: { id: string; state?: FieldState };
  controlProps: ControlProps;
}

const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';

/**
 * "Not invalid" in words, for a required control whose emptiness the browser itself tells as a mistake before anybody
 * was there: boxes, lists and files (Chromium 156). Of empty text it does not, so text fields leave the attribute out.
 */
export const toldInvalidity = (control: Pick<ControlProps, 'aria-invalid' | 'required'>): boolean | undefined =>
  control['aria-invalid'] ?? (control.required ? false : undefined);

/** The state of a field and the one message that goes with it: the form's word if it has one, else the given texts. */
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

/** The one place that wires label, hint and message to a control: a pure function that returns their props. */
export function fieldProps(description: FieldDescription): FieldWiring {
  const { id, status, validation } = description;
  const { state, message } = messageOf(description, status);
  const isNote = status !== undefined && status.message === undefined;
  const isHeld = description.isQuiet && state !== 'none' && !isNote;
  const described = [
    isShown(description.hint) && `${id}-hint`,
    description.describedBy,
    // The message is only a description. As a live region too it would be spoken twice (Orca 43, NVDA 2024).
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
      // Left out and not "false": some screen readers speak "invalid entry: false".
      'aria-invalid': state === 'error' ? true : undefined,
      // The native attribute tells "required" without ARIA; forms carry noValidate, so that our message is shown.
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
