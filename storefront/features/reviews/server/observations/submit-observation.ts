import type { PageContext } from '../../../../shared/define-page.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { rejected, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import {
  observationProblems,
  readObservation,
  type ObservationField,
  type TypedObservation,
} from '../../browser/observations/observation-rules.ts';
import { observeSize, type ObserveRefusal } from './observe-size.ts';

/** The refused form of this request: typed values, and a message for each invalid field. */
export interface ObservationAttempt extends TypedObservation {
  /** `form`: a problem that no other value fixes. */
  problems: Problems<ObservationField | 'form'>;
}

/** The field of a refusal; the others concern the whole form. */
const fieldOf: { readonly [Code in ObserveRefusal]?: 'email' | 'phone' } = { mail: 'email', phone: 'phone' };

/** The back-in-stock form (T-06): saved and confirmed on the next page, or shown again. */
export async function submitObservation(
  context: Pick<PageContext, 'store' | 'settings' | 'texts' | 'notify'>,
  form: FormData,
  productId: number,
  address: string,
): Promise<PostAnswer<ObservationAttempt>> {
  const typed = readObservation(form);
  const problems = observationProblems(typed, context.settings.phoneMinimum, context.texts);
  if (isAnyWrong(problems)) return rejected({ ...typed, problems });

  const result = await observeSize(context, { ...typed, productId });
  if (result.status === 'error') {
    return rejected({ ...typed, problems: { [fieldOf[result.code] ?? 'form']: result.message } });
  }
  await addNotice(context, 'success', result.message);
  return redirect(address);
}
