import type { FieldStatus } from '../field/index.ts';
import { askServer, questionOf } from './ask-server.ts';
import type { FormField } from './form-fields.ts';
import { statusOf, type Statuses, type Verdict } from './form-state.ts';

/**
 * Validates one field: returns the error message, null when valid, undefined when unknown. `form` is the data to be
 * sent, for checks that depend on other fields.
 */
export type FieldCheck = (field: FormField, form: FormData) => Verdict;

/** One check for every field, or checks by field name; fields without one use their native attributes. */
export type FormChecks = FieldCheck | Readonly<Record<string, FieldCheck>>;

/** A custom error set by `setCustomValidity` comes first, then the check of the field. */
export function verdictOf(field: FormField, form: FormData, checks: FormChecks, otherwise: FieldCheck): Verdict {
  const said = field.controls.find(({ validity }) => validity.customError);
  if (said) return said.validationMessage;
  const check = typeof checks === 'function' ? checks : (checks[field.name] ?? otherwise);
  return check(field, form);
}

export interface CheckOptions {
  readonly checks: FormChecks;
  readonly otherwise: FieldCheck;
  readonly request: typeof fetch | undefined;
  readonly timeout: number;
  readonly texts: { readonly checking: string; readonly refused: string };
  /** An address responded about `pending`. */
  readonly onAnswer: (name: string, pending: FieldStatus, status: FieldStatus) => void;
}

interface ServerCheck {
  readonly value: string;
  status: FieldStatus;
  readonly settled: Promise<unknown>;
}

export interface Checked {
  readonly statuses: Statuses;
  /** Settles when these fields' addresses have responded; null if none was requested. */
  readonly answers: Promise<unknown> | null;
}

/**
 * Validates fields of one form: first by rule, then by the field's address. A response is valid until the value
 * changes, so nothing is requested twice.
 */
export function fieldChecker() {
  const serverChecks = new Map<string, ServerCheck>();

  function ask(field: FormField, verdict: Verdict, options: CheckOptions): ServerCheck | null {
    const { name, value } = field;
    const question = questionOf(field.controls[0], name, value);
    if (question === null) return null;
    const known = serverChecks.get(name);
    if (known?.value === value) return known;
    const busy: FieldStatus = { state: 'busy', message: options.texts.checking };
    const message = field.controls[0].dataset['validationMessage'];
    const answer = askServer(question, {
      request: options.request,
      timeout: options.timeout,
      otherwise: options.texts.refused,
      message,
    });
    const entry: ServerCheck = {
      value,
      status: busy,
      settled: answer.then((said) => {
        // Without a response the next check asks again.
        if (said === undefined && serverChecks.get(name) === entry) serverChecks.delete(name);
        entry.status = said === undefined ? { state: 'none' } : statusOf(said ?? verdict ?? null, value);
        options.onAnswer(name, busy, entry.status);
      }),
    };
    serverChecks.set(name, entry);
    return entry;
  }

  return {
    check(fields: ReadonlyArray<FormField>, form: FormData, options: CheckOptions): Checked {
      const open: Array<Promise<unknown>> = [];
      const statuses = Object.fromEntries(
        fields.map((field) => {
          const verdict = verdictOf(field, form, options.checks, options.otherwise);
          const entry = typeof verdict === 'string' ? null : ask(field, verdict, options);
          if (entry?.status.state === 'busy') open.push(entry.settled);
          return [field.name, entry ? entry.status : statusOf(verdict, field.value)] as const;
        }),
      );
      return { statuses, answers: open.length > 0 ? Promise.all(open) : null };
    },
    forget: () => serverChecks.clear(),
  };
}
