/** The form of filters in the page, by ids that the server writes. */
export const filterForm = {
  /** Of the part of the page that holds the form. */
  panelId: 'filters',
  id: 'filter-form',
  /** Of an element whose value attribute is the number of products of the list. */
  countId: 'product-count',
} as const;

/** A choice in this form sends it at once (docs/runtime.md, "Region loads"). */
export const sentByChoices = 'data-submit-on-change';

export const filterFormIn = (page: Document): HTMLFormElement | null => {
  const form = page.getElementById(filterForm.id);
  return form instanceof HTMLFormElement ? form : null;
};

/** Removes all choices, as a user would. */
export function emptyForm(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type === 'text') {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  form.dispatchEvent(new Event('change', { bubbles: true }));
}
