import { announce } from '../../components/announcer/announce.ts';
import { goToField } from '../../components/error-summary/go-to-field.ts';

/**
 * A form that came back refused: its first wrong field comes into sight with its label and takes focus (V-14), and what
 * stands above the form is said. React-free, for the first script of a page.
 */
export function showFirstError(root: ParentNode = document): void {
  const wrong = root.querySelector<HTMLElement>('main [aria-invalid="true"]');
  if (!wrong) return;
  goToField(wrong, 'center');
  const title = root.querySelector('#error-summary-title')?.textContent;
  if (title) announce(title);
}
