import type { FieldStatus } from '../field/index.ts';

/** What a check says of a value: the sentence that tells what is wrong, null when it passes, undefined when it cannot tell. */
export type Verdict = string | null | undefined;

/** A field as the summary names it. */
export interface NamedField {
  readonly name: string;
  /** The visible name: "Telefon". */
  readonly label?: string | undefined;
  /** The id of what the summary links to; the name by default. */
  readonly fieldId?: string | undefined;
}

/** What a server answered about one field. */
export interface FormError extends NamedField {
  /** What is wrong and how to put it right: "Numer powinien mieć 9 cyfr, teraz ma 6." */
  readonly message: string;
}

export type Statuses = Readonly<Record<string, FieldStatus>>;

/**
 * Where sending stands. `rest`: it may be sent. `sending`: further submits are swallowed. `sent`: it arrived, and is sent
 * again only after a change. `lost`: it did not arrive, and everything typed is there for another try.
 */
export type FormProgress = 'rest' | 'sending' | 'sent' | 'lost';

/** All that a form knows: one record of fields, and what its summary lists. */
export interface FormState {
  /** What the fields show, by field name; a field that was never checked has no entry. */
  readonly fields: Statuses;
  /** Fields whose errors are shown as soon as they are found: the field was left, or the form was sent. */
  readonly judged: ReadonlySet<string>;
  /** Errors of the other fields. Each is shown when its field is left, so that no error interrupts typing. */
  readonly withheld: Statuses;
  /** Fields that were wrong at the last attempt to send, or became so since, in the order of the page. */
  readonly listed: ReadonlyArray<NamedField>;
  /** How many attempts failed: each brings focus to the summary anew. */
  readonly failures: number;
  readonly progress: FormProgress;
}

export type FormEvent =
  /** Fields were checked while they are filled in. `fields` are all of the form, in the order of the page. */
  | { readonly type: 'checked'; readonly statuses: Statuses; readonly fields: ReadonlyArray<NamedField> }
  /** An address answered about the status `asked`; where that is no longer the field's status, the answer is too late. */
  | {
      readonly type: 'answered';
      readonly name: string;
      readonly asked: FieldStatus;
      readonly status: FieldStatus;
      readonly fields: ReadonlyArray<NamedField>;
    }
  /** The form was to be sent and did not pass, here or on the server. */
  | { readonly type: 'failed'; readonly statuses: Statuses; readonly fields: ReadonlyArray<NamedField> }
  | { readonly type: 'sending'; readonly statuses: Statuses }
  | { readonly type: 'sent' }
  | { readonly type: 'lost' }
  /** Sending ended without an answer: the page came back, or took too long. */
  | { readonly type: 'released' }
  /** A field was changed. `isInFocus` is false where the browser or a script filled it in: nobody is typing there. */
  | { readonly type: 'changed'; readonly name: string; readonly isInFocus: boolean }
  /** Focus left fields. */
  | { readonly type: 'left'; readonly names: ReadonlyArray<string>; readonly fields: ReadonlyArray<NamedField> }
  | { readonly type: 'reset'; readonly fields: ReadonlyArray<NamedField> };

const isWrong = (statuses: Statuses, name: string) => statuses[name]?.state === 'error';
const nothing: FieldStatus = { state: 'none' };

/** What was found out about a field, shown or not. */
export const foundOut = ({ fields, withheld }: FormState, name: string): FieldStatus | undefined =>
  withheld[name] ?? fields[name];

/** The statuses of fields that a server refused. */
export const refused = (errors: ReadonlyArray<FormError>): Statuses =>
  Object.fromEntries(errors.map(({ name, message }) => [name, { state: 'error', message }]));

/** A form at rest, or one that came back from the server with errors. */
export const initialState = (errors: ReadonlyArray<FormError>): FormState => ({
  fields: refused(errors),
  judged: new Set(),
  withheld: {},
  listed: errors,
  failures: errors.length > 0 ? 1 : 0,
  progress: 'rest',
});

/** The field's state after a check (spec 4): error on failed check, success on pass, none where there is nothing to say. */
export function statusOf(verdict: Verdict, value: string): FieldStatus {
  if (typeof verdict === 'string') return { state: 'error', message: verdict };
  return { state: verdict === null && value !== '' ? 'success' : 'none' };
}

/**
 * Takes in what checks found. An error that stands is replaced or cleared at once; a new one is withheld until its field is
 * left. The summary stays in step: what was listed stays (mended or not), and what became wrong is added in its place.
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

/** Focus left these fields: what was withheld of them is shown, and what is found from now on, too. */
function withLeft(state: FormState, names: ReadonlyArray<string>, all: ReadonlyArray<NamedField>): FormState {
  if (names.every((name) => state.judged.has(name))) return state;
  const due = names.flatMap((name) => (state.withheld[name] ? [[name, state.withheld[name]] as const] : []));
  return withStatuses({ ...state, judged: new Set([...state.judged, ...names]) }, Object.fromEntries(due), all);
}

/** An error that stands stays in sight while it is put right; after it is gone, the next one waits again. */
function withChange(state: FormState, name: string, isInFocus: boolean): FormState {
  const isJudged = !isInFocus || isWrong(state.fields, name);
  if (isJudged === state.judged.has(name)) return state;
  const others = [...state.judged].filter((other) => other !== name);
  return { ...state, judged: new Set(isJudged ? [...others, name] : others) };
}

/** The state of a form after something happened; pure, so that the whole of it is tested without a page. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'checked':
      return withStatuses(state, event.statuses, event.fields);
    case 'answered':
      if (state.fields[event.name] !== event.asked) return state;
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

/** True while the last attempt to send it failed and something is still wrong: the form's failure marker. */
export const isFailed = (state: FormState): boolean =>
  state.listed.some(({ name }) => foundOut(state, name)?.state === 'error');
