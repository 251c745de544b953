import { translator } from '../../components/texts/texts.ts';
import { problemText, validationTexts } from '../../patterns/validation/texts.ts';
import type { PageContext } from '../define-page.ts';
import { say } from '../basket/say.ts';
import { rejected, redirect, type PostAnswer } from '../runtime/answers.ts';
import { observeProblems, observeSize, type ObserveRefusal } from './observe-size.ts';

/** The refused form of this request: what was typed, and a sentence for each field that fails. */
export interface ObservationAttempt {
  size: string;
  email: string;
  phone: string;
  hasConsent: boolean;
  problems: {
    email?: string;
    phone?: string;
    consent?: string;
    /** Nothing that another value would mend. */
    form?: string;
  };
}

/** Names of the fields; the first one tells this form from the others of a page. */
export const observationFields = {
  marker: 'observe',
  size: 'size',
  email: 'email',
  phone: 'phone',
  consent: 'consent',
} as const;

const longest = 500;

/** At which field a refusal stands; the others concern the whole form. */
const fieldOf: { readonly [Code in ObserveRefusal]?: 'email' | 'phone' } = { mail: 'email', phone: 'phone' };

/** The form that asks for word when a size is back (T-06): noted and told on the page that follows, or shown again. */
export async function submitObservation(
  context: Pick<PageContext, 'store' | 'settings' | 'texts' | 'flash'>,
  form: FormData,
  productId: number,
  address: string,
): Promise<PostAnswer<ObservationAttempt>> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  const typed = {
    size: text(observationFields.size),
    email: text(observationFields.email),
    phone: text(observationFields.phone),
    hasConsent: form.has(observationFields.consent),
  };
  const problems = observeProblems(typed, context);
  if (!typed.hasConsent) {
    const consent = problemText({ code: 'unchecked' }, translator(validationTexts, context.texts));
    return rejected({ ...typed, problems: { ...problems, consent } });
  }
  if (problems.email || problems.phone) return rejected({ ...typed, problems });

  const result = await observeSize(context, { ...typed, productId });
  if (result.status === 'error') {
    return rejected({ ...typed, problems: { [fieldOf[result.code] ?? 'form']: result.message } });
  }
  await say(context, 'success', result.message);
  return redirect(address);
}
