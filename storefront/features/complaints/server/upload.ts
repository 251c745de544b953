import { chosenFile } from '../../reviews/browser.ts';
import { keepFiles } from './read-complaint-file.ts';

type Context = Parameters<typeof keepFiles>[1];

/** Whether the form is a file that the page's script sends by itself. */
export const isUpload = (form: FormData): boolean => chosenFile(form.get('upload')) !== null;

/**
 * One file that the page's script sends as soon as it is chosen: the form then carries only its name, and no photo is
 * lost by a mistake elsewhere. Null where the form is none of these.
 */
export async function uploadOf(
  form: FormData,
  orderId: number,
  accepts: 'photos' | 'all',
  context: Context,
): Promise<{ value: { name: string | null; problem: string | null }; status: 200 | 422 } | null> {
  const file = chosenFile(form.get('upload'));
  if (!file) return null;
  const { kept, problem } = await keepFiles({ orderId, earlier: [], sent: [file], accepts }, context);
  return { value: { name: kept[0]?.name ?? null, problem }, status: problem === null ? 200 : 422 };
}
