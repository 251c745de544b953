import { pageFrom } from '../../../../platform/browser/fetch-page.ts';
import { filterForm, filterFormIn } from './filter-form.ts';

/** Milliseconds until the count is given up: the button then names none. */
const longestWait = 10_000;

/**
 * Asks the shop for the list that the form would show, and writes the new counts to its boxes.
 *
 * @returns the number of products, or null if the shop refuses these filters or does not answer
 */
export async function countProducts(form: HTMLFormElement, signal: AbortSignal): Promise<number | null> {
  const address = new URL(form.action);
  address.search = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  ).toString();
  try {
    const { document: list } = await pageFrom(address.href, longestWait, signal);
    if (signal.aborted) return null;
    const fresh = filterFormIn(list);
    if (fresh) writeCounts(form, fresh);
    const count = list.getElementById(filterForm.countId)?.getAttribute('value');
    return count ? Number(count) : null;
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return null;
  }
}

/** The labels hold the counts; a box without products cannot be ticked. */
function writeCounts(form: HTMLFormElement, fresh: HTMLFormElement): void {
  for (const label of form.querySelectorAll<HTMLLabelElement>('label[for]')) {
    const same = fresh.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(label.htmlFor)}"]`);
    const box = fresh.elements.namedItem(label.htmlFor);
    if (!same || !(box instanceof HTMLInputElement)) continue;
    label.replaceChildren(...[...same.childNodes].map((node) => document.importNode(node, true)));
    if (label.control instanceof HTMLInputElement) label.control.disabled = box.disabled;
  }
}
