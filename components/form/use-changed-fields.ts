import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldsOf, isChanged, type FormField } from './form-fields.ts';
import type { AfterPress } from './use-after-press.ts';

interface ChangedFieldsOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Names of fields that are judged together. */
  readonly linkedFields: ReadonlyArray<ReadonlyArray<string>>;
  /** How long after the last change a field is checked, in milliseconds. */
  readonly delay: number;
  readonly afterPress: AfterPress;
  /** Judges these fields out of all of the form. */
  readonly check: (fields: ReadonlyArray<FormField>, all: ReadonlyArray<FormField>) => void;
  /** Focus left the fields of these names. */
  readonly left: (names: ReadonlyArray<string>) => void;
}

const nameOf = (element: EventTarget | null) => (element as Partial<HTMLInputElement> | null)?.name ?? '';

/** Knows which fields were changed and not checked since, and has them checked when it is time (spec 5). */
export function useChangedFields({ form, linkedFields, delay, afterPress, check, left }: ChangedFieldsOptions) {
  const changed = useRef(new Set<string>());
  const leaving = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const withLinked = (name: string) => [name, ...linkedFields.filter((linked) => linked.includes(name)).flat()];

  const checkThese = (names: ReadonlySet<string>) => {
    const all = fieldsOf(form.current!);
    check(
      all.filter(({ name }) => names.has(name)),
      all,
    );
  };

  /** Checks what was changed; of several at once (the browser filled them in) the whole form (spec 5). */
  const checkChanged = (focused: Element | null = document.activeElement) => {
    clearTimeout(timer.current);
    if (!form.current || changed.current.size === 0) return;
    const [first, ...others] = changed.current;
    changed.current.clear();
    if (others.length > 0) {
      const all = fieldsOf(form.current);
      check(all, all);
      return;
    }
    const names = new Set(withLinked(first!));
    // One that somebody is just about to fill in is judged when it is left.
    const next = nameOf(focused);
    if (next !== first && names.delete(next)) changed.current.add(next);
    checkThese(names);
  };

  /** Focus has settled outside of the fields that it left: what is wrong in them is shown. */
  const judgeLeft = (focused: Element | null = document.activeElement) => {
    leaving.current.delete(nameOf(focused));
    if (form.current && leaving.current.size > 0) left([...leaving.current]);
    leaving.current.clear();
    checkChanged(focused);
  };

  const checkLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => latest.current.checkChanged()), delay);
  };

  /** What was filled in before the script came is judged as if it had been there; the rest of the form is still to come. */
  const checkFilledEarly = () => {
    const early = fieldsOf(form.current!).filter(isChanged);
    const names = new Set(early.flatMap(({ name }) => withLinked(name)));
    const inHand = nameOf(document.activeElement);
    left(early.map(({ name }) => name).filter((name) => name !== inHand));
    if (names.delete(inHand)) {
      changed.current.add(inHand);
      checkLater();
    }
    if (names.size > 0) checkThese(names);
  };

  // What outlives a render calls the functions of the latest one.
  const latest = useRef({ checkChanged, checkFilledEarly, judgeLeft });
  useLayoutEffect(() => {
    latest.current = { checkChanged, checkFilledEarly, judgeLeft };
  });

  useEffect(() => {
    afterPress(() => latest.current.checkFilledEarly());
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the page
  }, []);

  return {
    /** Somebody changes this field. */
    change(name: string) {
      changed.current.add(name);
      checkLater();
    },
    /** Focus goes from one element to another; it is on its way, so nothing has it now. */
    leave(from: EventTarget, to: Element | null) {
      const name = nameOf(from);
      if (name === '') return;
      leaving.current.add(name);
      afterPress((isLater) => latest.current.judgeLeft(isLater ? document.activeElement : to));
    },
    /** The whole form was judged, or reset. */
    forget() {
      clearTimeout(timer.current);
      changed.current.clear();
    },
  };
}
