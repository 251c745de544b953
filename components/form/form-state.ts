import type { FieldStatus } from '../field/index.ts';

/** The result of a check: the error message, null when valid, undefined when unknown. */
export type Verdict = string | null | undefined;

/** A field in the summary. */
export interface NamedField {
  readonly name: string;
  /** The visible name: "Telefon". */
  readonly label?: string | undefined;
  /** The id of the summary's link target; the name by default. */
  readonly fieldId?: string | undefined;
}

/** A server's error for one field. */
export interface FormError extends NamedField {
  /** The problem and its remedy: "Numer powinien mieć 9 cyfr, teraz ma 6." */
  readonly message: string;
}

export type Statuses = Readonly<Record<string, FieldStatus>>;

/**
 * The state of sending. `rest`: ready. `sending`: further submits are swallowed. `sent`: received, and sent again only
 * after a change. `lost`: not received, and everything typed stays for a retry.
 */
export type FormProgress = 'rest' | 'sending' | 'sent' | 'lost';

/** All form state: one record of fields, and the summary's list. */
export interface FormState {
  /** The shown status by field name; a field never checked has no entry. */
  readonly fields: Statuses;
  /** Fields that show errors at once: the field was left, or the form was sent. */
  readonly judged: ReadonlySet<string>;
  /** Errors of other fields. Each shows when its field is left, so that no error interrupts typing. */
  readonly withheld: Statuses;
  /** Fields that failed at the last attempt, or since, in page order. */
  readonly listed: ReadonlyArray<NamedField>;
  /** The number of failed attempts: each focuses the summary again. */
  readonly failures: number;
  readonly progress: FormProgress;
}

export type FormEvent =
  /** Fields were checked during input. `fields` are all of the form, in page order. */
  | { readonly type: 'checked'; readonly statuses: Statuses; readonly fields: ReadonlyArray<NamedField> }
  /** An address responded about the status `pending`; if that is no longer the field's status, it is stale. */
  | {
      readonly type: 'answered';
      readonly name: string;
      readonly pending: FieldStatus;
      readonly status: FieldStatus;
      readonly fields: ReadonlyArray<NamedField>;
    }
  /** An attempt to send failed, here or on the server. */
  | { readonly type: 'failed'; readonly statuses: Statuses; readonly fields: ReadonlyArray<NamedField> }
  | { readonly type: 'sending'; readonly statuses: Statuses }
  | { readonly type: 'sent' }
  | { readonly type: 'lost' }
  /** Sending ended without a response: page restored, or timeout. */
  | { readonly type: 'released' }
  /** A field changed. `isInFocus` is false if the browser or a script filled it in. */
  | { readonly type: 'changed'; readonly name: string; readonly isInFocus: boolean }
  /** Focus left fields. */
  | { readonly type: 'left'; readonly names: ReadonlyArray<string>; readonly fields: ReadonlyArray<NamedField> }
  | { readonly type: 'reset'; readonly fields: ReadonlyArray<NamedField> };

const isWrong = (statuses: Statuses, name: string) => statuses[name]?.state === 'error';
const nothing: FieldStatus = { state: 'none' };

/** The result for a field, shown or not. */
export const fieldStatusOf = (
  { fields, withheld }: Pick<FormState, 'fields' | 'withheld'>,
  name: string,
): FieldStatus | undefined => withheld[name] ?? fields[name];

/** The statuses of fields rejected by a server. */
export const refused = (errors: ReadonlyArray<FormError>): Statuses =>
  Object.fromEntries(errors.map(({ name, message }) => [name, { state: 'error', message }]));

/** A form at rest, or one returned by the server with errors. */
export const initialState = (errors: ReadonlyArray<FormError>): FormState => ({
  fields: refused(errors),
  judged: new Set(),
  withheld: {},
  listed: errors,
  failures: errors.length > 0 ? 1 : 0,
  progress: 'rest',
});

/** The field's state after a check (spec 4): error on failed check, success on pass, none if unknown or empty. */
export function statusOf(verdict: Verdict, value: string): FieldStatus {
  if (typeof verdict === 'string') return { state: 'error', message: verdict };
  return { state: verdict === null && value !== '' ? 'success' : 'none' };
}

/**
 * Applies check results. A shown error is replaced or cleared at once; a new one is withheld until its field is left.
 * The summary is updated: listed fields stay (fixed or not), and new errors are added in place.
 */
function withStatuses(state: FormState, statuses: Statuses, all: ReadonlyArray<NamedField>): FormState {
  const isWithheld = (name: string) =>
    isWrong(statuses, name) && !isWrong(state.fields, name) && !state.judged.has(name);
  const found = Object.entries(statuses);
  const shown = found.map(([name, status]) => [name, isWithheld(name) ? nothing : status] as const);
  const kept = Object.entries(state.withheld).filter(([name]) => !Object.hasOwn(statuses, name));
  const fields = { ...state.fields, ...Object.fromEntries(shown) };
  const withheld = Object.fromEntries([...kept, ...found.filter(([name]) => isWithheld(name))]);
  if (state.listed.length === 0) return { ...state, fields, withheld };
  const wasListed = new Set(state.listed.map(({ name }) => name));
  const listed = all.filter(({ name }) => wasListed.has(name) || isWrong(fields, name));
  return { ...state, fields, withheld, listed };
}

/** Focus left these fields: shows their withheld errors, and later ones at once. */
function withLeft(state: FormState, names: ReadonlyArray<string>, all: ReadonlyArray<NamedField>): FormState {
  if (names.every((name) => state.judged.has(name))) return state;
  const due = names.flatMap((name) => (state.withheld[name] ? [[name, state.withheld[name]] as const] : []));
  return withStatuses({ ...state, judged: new Set([...state.judged, ...names]) }, Object.fromEntries(due), all);
}

/** A shown error stays while it is corrected; once it is gone, the next one waits again. */
function withChange(state: FormState, name: string, isInFocus: boolean): FormState {
  const isJudged = !isInFocus || isWrong(state.fields, name);
  if (isJudged === state.judged.has(name)) return state;
  const others = [...state.judged].filter((other) => other !== name);
  return { ...state, judged: new Set(isJudged ? [...others, name] : others) };
}

/** The form's next state after an event; pure, so that it is testable without a page. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'checked':
      return withStatuses(state, event.statuses, event.fields);
    case 'answered':
      if (state.fields[event.name] !== event.pending) return state;
      return withStatuses(state, { [event.name]: event.status }, event.fields);
    case 'failed': {
      const fields = { ...state.fields, ...event.statuses };
      const listed = event.fields.filter(({ name }) => isWrong(fields, name));
      const judged = new Set(event.fields.map(({ name }) => name));
      return { fields, judged, withheld: {}, listed, failures: state.failures + 1, progress: 'rest' };
    }
    case 'sending':
      return { ...state, fields: { ...state.fields, ...event.statuses }, listed: [], progress: 'sending' };
    case 'sent':
      return { ...state, progress: 'sent' };
    case 'lost':
      return { ...state, progress: 'lost' };
    case 'released':
      return state.progress === 'sending' ? { ...state, progress: 'rest' } : state;
    case 'changed': {
      const isSettled = state.progress === 'sent' || state.progress === 'lost';
      return withChange(isSettled ? { ...state, progress: 'rest' } : state, event.name, event.isInFocus);
    }
    case 'left':
      return withLeft(state, event.names, event.fields);
    case 'reset':
      return {
        fields: Object.fromEntries(event.fields.map(({ name }) => [name, nothing])),
        judged: new Set(),
        withheld: {},
        listed: [],
        failures: state.failures,
        progress: 'rest',
      };
  }
}

/** Whether the last attempt failed and errors remain: the form's failure marker. */
export const isFailed = (state: FormState): boolean =>
  state.listed.some(({ name }) => fieldStatusOf(state, name)?.state === 'error');
