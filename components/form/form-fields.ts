import type { NamedField } from './form-state.ts';

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One field of a form in the page: all controls of one name. */
export interface FormField {
  readonly name: string;
  /** Several for radio buttons and for a group's checkboxes. */
  readonly controls: readonly [FormControl, ...FormControl[]];
  /** The values sent under the name; of files their names. */
  readonly values: ReadonlyArray<string>;
  /** The first of the values, '' if nothing would be sent. */
  readonly value: string;
}

const unchecked = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

const isFormControl = (element: Element): element is FormControl =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !unchecked.has(element.type));

/** Every submittable field of the form, in page order. */
export function fieldsOf(form: HTMLFormElement): ReadonlyArray<FormField> {
  const data = new FormData(form);
  const groups = new Map<string, FormControl[]>();
  for (const control of form.elements) {
    if (!isFormControl(control) || control.name === '' || control.matches(':disabled')) continue;
    groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
  }
  return [...groups].map(([name, controls]) => {
    const values = data.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
    return { name, controls: controls as unknown as FormField['controls'], values, value: values[0] ?? '' };
  });
}

/** Whether the field's value differs from the page's initial one. */
export const isChanged = ({ controls }: FormField): boolean =>
  controls.some((control) => {
    if (control instanceof HTMLSelectElement) {
      const standard = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
      return control.selectedIndex !== Math.max(standard, 0);
    }
    const isMark = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
    return isMark ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  });

/** The element of the whole field: the group of several controls, else the control. */
function elementOf({ controls }: FormField): Element {
  const [control] = controls;
  const isGroup = controls.length > 1 || control.type === 'radio';
  return (isGroup && control.closest('[role="radiogroup"], [role="group"], fieldset')) || control;
}

/** A label's text, without a trailing "(nieobowiązkowe)". */
const textOf = (element: Element | null | undefined): string =>
  [...(element?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLElement && node.dataset['optional'] !== undefined))
    .map((node) => node.textContent)
    .join('')
    .trim();

/** The accessible name, as far as form fields have one: by other elements, an attribute, a label or a legend. */
function nameOf(element: Element): string {
  const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return (
    by.map((id) => textOf(document.getElementById(id))).join(' ') ||
    element.getAttribute('aria-label') ||
    textOf((element as Partial<FormControl>).labels?.[0]) ||
    textOf(element.querySelector('legend'))
  );
}

/** The field's name and link target for the summary. */
export function namedField(field: FormField): NamedField {
  const element = elementOf(field);
  return { name: field.name, label: nameOf(element), fieldId: element.id || field.controls[0].id };
}
