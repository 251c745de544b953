/**
 * What somebody types or chooses before an island's code listens stands in the document and nowhere else: React takes over
 * most fields as they are, writes some anew, and tells no component of either. This remembers how the server wrote the fields
 * and what has become of them since.
 *
 * @returns tells the components what differs, in the order of the page, each as if it were done just now
 */
export function rememberFields(island: Element): () => Promise<void> {
  const fields = [...island.querySelectorAll<Control>('input, textarea, select')].map((control) => fieldOf(control));
  const now = new Map(fields.map((field) => [field.control, field.read()]));
  const listening = new AbortController();
  // Until the components listen, more may be done.
  island.addEventListener(
    'input',
    ({ target }) => {
      const field = fields.find(({ control }) => control === target);
      if (field) now.set(field.control, field.read());
    },
    { capture: true, signal: listening.signal },
  );
  return async () => {
    listening.abort();
    for (const { control, sent, tell } of fields) {
      const value = now.get(control)!;
      if (value === sent || control.disabled || !control.isConnected) continue;
      tell(value);
      // React renders what it was told in the microtask after it: the next one must meet that state.
      await Promise.resolve();
    }
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

interface Field {
  readonly control: Control;
  /** What the server wrote, in the same way as `read` tells what stands there. */
  readonly sent: string;
  readonly read: () => string;
  readonly tell: (value: string) => void;
}

function fieldOf(control: Control): Field {
  if (control instanceof HTMLSelectElement) return list(control);
  if (control.type === 'checkbox' || control.type === 'radio') return choice(control as HTMLInputElement);
  if (control.type === 'file')
    return { control, sent: '', read: () => control.value, tell: () => dispatch(control, 'input', 'change') };
  return text(control);
}

function list(control: HTMLSelectElement): Field {
  const options = [...control.options];
  const written = options.filter(({ defaultSelected }) => defaultSelected);
  // Where none is marked, a list of one choice shows its first.
  if (!control.multiple && written.length === 0)
    written.push(...options.filter(({ disabled }) => !disabled).slice(0, 1));
  const marks = (isMarked: (option: HTMLOptionElement) => boolean) =>
    options.map((option) => +isMarked(option)).join('');
  return {
    control,
    sent: marks((option) => written.includes(option)),
    read: () => marks(({ selected }) => selected),
    tell(value) {
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
    tell(value) {
      // Of a group of radio buttons the chosen one speaks for all.
      if (control.type === 'radio' && value === 'false') return;
      control.checked = value === 'false';
      control.click();
    },
  };
}

function text(control: TextControl): Field {
  const { defaultValue: sent } = control;
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
    tell(value) {
      const isBeingTyped = control === document.activeElement;
      if (isBeingTyped && control.value === value) return whenTyped(control, () => input(control.value));
      input(value);
      if (isBeingTyped) return;
      dispatch(control, 'change');
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
  };
}

/** Who is still typing is not disturbed (caret, unfinished letters): the next key tells it all, else the end of the typing. */
function whenTyped(control: TextControl, tell: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => waiting.abort();
  control.addEventListener('input', end, { signal });
  control.addEventListener('change', () => (end(), tell()), { signal });
}

function dispatch(control: Control, ...types: ReadonlyArray<'input' | 'change'>): void {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
}
