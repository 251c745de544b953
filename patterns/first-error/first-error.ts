import { announce } from '../../components/announcer/announce.ts';
import { goToField } from '../../components/error-summary/go-to-field.ts';

/**
 * For a form that came back refused: scrolls to its first wrong field with its label, focuses it (V-14) and announces
 * the title of the error summary. React-free, for the first script of a page.
 */
export function showFirstError(root: ParentNode = document): void {
  const wrong = root.querySelector<HTMLElement>('main [aria-invalid="true"]');
  if (!wrong) return;
  goToField(wrong, 'center');
  const title = root.querySelector('#error-summary-title')?.textContent;
  if (title) announce(title);
}
