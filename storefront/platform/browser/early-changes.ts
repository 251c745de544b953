import type { PressedInput } from '../../../components/quantity-stepper/index.ts';

/**
 * What a user types or chooses before an island listens exists in the document only: React takes over most fields as they
 * are, rewrites some, and notifies no component. This remembers how the server wrote the fields and how they have changed
 * since.
 *
 * @returns reports the differences to the components in page order, each as if it were just made
 */
export function rememberFields(island: Element): () => Promise<void> {
  const fields = [...island.querySelectorAll<Control>('input, textarea, select')].map((control) => fieldOf(control));
  const now = new Map(fields.map((field) => [field.control, field.read()]));
  const listening = new AbortController();
  // More may change until the components listen. React stops such an event at its root where a part is still the server's HTML,
  // so it is heard above. One radio button changes its whole group.
  document.addEventListener(
    'input',
    ({ target }) => {
      const changed = fields.find(({ control }) => control === target)?.control;
      for (const { control, read } of fields) if (control.name === changed?.name) now.set(control, read());
    },
    { capture: true, signal: listening.signal },
  );
  return async () => {
    listening.abort();
    for (const { control, sent, replay } of fields) {
      const value = now.get(control)!;
      if (value === sent || control.disabled || !control.isConnected) continue;
      replay(value);
      // React renders a change in the microtask after it: the next change must meet that state.
      await Promise.resolve();
    }
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

interface Field {
  readonly control: Control;
  /** What the server wrote, in the format of `read`. */
  readonly sent: string;
  readonly read: () => string;
  readonly replay: (value: string) => void;
}

function fieldOf(control: Control): Field {
  if (control instanceof HTMLSelectElement) return list(control);
  if (control.type === 'checkbox' || control.type === 'radio') return choice(control as HTMLInputElement);
  if (control.type === 'file')
    return { control, sent: '', read: () => control.value, replay: () => dispatch(control, 'input', 'change') };
  return text(control);
}

function list(control: HTMLSelectElement): Field {
  const options = [...control.options];
  const written = options.filter(({ defaultSelected }) => defaultSelected);
  // With none marked, a list of one choice shows its first.
  if (!control.multiple && written.length === 0)
    written.push(...options.filter(({ disabled }) => !disabled).slice(0, 1));
  const marks = (isMarked: (option: HTMLOptionElement) => boolean) =>
    options.map((option) => +isMarked(option)).join('');
  return {
    control,
    sent: marks((option) => written.includes(option)),
    read: () => marks(({ selected }) => selected),
    replay(value) {
      for (const [at, option] of options.entries()) option.selected = value[at] === '1';
      dispatch(control, 'input', 'change');
    },
  };
}

function choice(control: HTMLInputElement): Field {
  return {
    control,
    sent: String(control.defaultChecked),
    read: () => String(control.checked),
    replay(value) {
      // The chosen radio button stands for its group.
      if (control.type === 'radio' && value === 'false') return;
      control.checked = value === 'false';
      control.click();
    },
  };
}

function text(control: TextControl): Field {
  // A press that the loader has shown is no typing: the component takes it when it hydrates, as it takes any press.
  const sent = (control as PressedInput).pressed ?? control.defaultValue;
  const input = (value: string) => {
    // React compares with what was last written through the element itself, and would see no change.
    control.value = sent;
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    dispatch(control, 'input');
  };
  return {
    control,
    sent,
    read: () => control.value,
    replay(value) {
      const isBeingTyped = control === document.activeElement;
      if (isBeingTyped && control.value === value) return whenTyped(control, () => input(control.value));
      input(value);
      if (isBeingTyped) return;
      dispatch(control, 'change');
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
  };
}

/** Does not disturb a user who is typing (caret, unfinished letters): reports on the next key press, or when typing stops. */
function whenTyped(control: TextControl, report: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => waiting.abort();
  control.addEventListener('input', end, { signal });
  control.addEventListener('change', () => (end(), report()), { signal });
}

function dispatch(control: Control, ...types: ReadonlyArray<'input' | 'change'>): void {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
}
