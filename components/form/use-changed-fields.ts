import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldsOf, isChanged } from './form-fields.ts';
import type { AfterPress } from './use-after-press.ts';

interface ChangedFieldsOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Names of fields validated together. */
  readonly linkedFields: ReadonlyArray<ReadonlyArray<string>>;
  /** The delay from the last change to validation, in milliseconds. */
  readonly delay: number;
  readonly afterPress: AfterPress;
  /** Validates the fields of these names. */
  readonly check: (names: ReadonlySet<string>) => void;
  /** Focus left the fields of these names. */
  readonly left: (names: ReadonlyArray<string>) => void;
}

const nameOf = (element: EventTarget | null) => (element as Partial<HTMLInputElement> | null)?.name ?? '';

/** Tracks changed, unchecked fields and validates them when due (spec 5). */
export function useChangedFields({ form, linkedFields, delay, afterPress, check, left }: ChangedFieldsOptions) {
  const changed = useRef(new Set<string>());
  const leaving = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const withLinked = (name: string) => [name, ...linkedFields.filter((linked) => linked.includes(name)).flat()];

  /** Validates changed fields; if several changed at once (autofill), the whole form (spec 5). */
  const checkChanged = (focused: Element | null = document.activeElement) => {
    clearTimeout(timer.current);
    if (!form.current || changed.current.size === 0) return;
    const [first, ...others] = changed.current;
    changed.current.clear();
    if (others.length > 0) {
      check(new Set(fieldsOf(form.current).map(({ name }) => name)));
      return;
    }
    const names = new Set(withLinked(first!));
    // A field about to be filled in is validated when it is left.
    const next = nameOf(focused);
    if (next !== first && names.delete(next)) changed.current.add(next);
    check(names);
  };

  /** Focus has settled outside the fields it left: shows their errors. */
  const judgeLeft = (focused: Element | null) => {
    leaving.current.delete(nameOf(focused));
    if (form.current && leaving.current.size > 0) left([...leaving.current]);
    leaving.current.clear();
    checkChanged(focused);
  };

  const checkLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => latest.current.checkChanged()), delay);
  };

  /** Fields filled in before hydration are validated as usual; the rest of the form is not yet due. */
  const checkFilledEarly = () => {
    const early = fieldsOf(form.current!).filter(isChanged);
    const names = new Set(early.flatMap(({ name }) => withLinked(name)));
    const inHand = nameOf(document.activeElement);
    left(early.map(({ name }) => name).filter((name) => name !== inHand));
    if (names.delete(inHand)) {
      changed.current.add(inHand);
      checkLater();
    }
    if (names.size > 0) check(names);
  };

  // Long-lived listeners call the latest functions.
  const latest = useRef({ checkChanged, checkFilledEarly, judgeLeft });
  useLayoutEffect(() => {
    latest.current = { checkChanged, checkFilledEarly, judgeLeft };
  });

  useEffect(() => {
    afterPress(() => latest.current.checkFilledEarly());
    return () => clearTimeout(timer.current);
  }, [afterPress]);

  return {
    /** The field changes. */
    change(name: string) {
      changed.current.add(name);
      checkLater();
    },
    /** Focus is moving between elements; nothing has it now. */
    leave(from: EventTarget, to: Element | null) {
      const name = nameOf(from);
      if (name === '') return;
      leaving.current.add(name);
      afterPress((isLater) => latest.current.judgeLeft(isLater ? document.activeElement : to));
    },
    /** The form was validated or reset. */
    forget() {
      clearTimeout(timer.current);
      changed.current.clear();
    },
  };
}
