import type { PageContext } from '../../../../shared/define-page.ts';
import { say } from '../../../../shared/say.ts';
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

/** The refused form of this request: what was typed, and a sentence for each field that fails. */
export interface ObservationAttempt extends TypedObservation {
  /** `form`: nothing that another value would mend. */
  problems: Problems<ObservationField | 'form'>;
}

/** At which field a refusal stands; the others concern the whole form. */
const fieldOf: { readonly [Code in ObserveRefusal]?: 'email' | 'phone' } = { mail: 'email', phone: 'phone' };

/** The form that asks for word when a size is back (T-06): noted and told on the page that follows, or shown again. */
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
  await say(context, 'success', result.message);
  return redirect(address);
}
