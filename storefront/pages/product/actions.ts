import { rejected, redirect, type PostAnswer } from '../../runtime/answers.ts';
import { addressOf } from '../../addresses.ts';
import { addToBasket } from '../../basket/index.ts';
import type { PageContext } from '../../define-page.ts';
import { observationFields } from '../../observations/observation-rules.ts';
import { submitObservation, type ObservationAttempt } from '../../observations/submit-observation.ts';
import type { BuyAttempt } from './buy-form-view.ts';

/** The refused form of this request: one of those that stand on the page. */
export interface ProductAttempt {
  buy?: BuyAttempt;
  observation?: ObservationAttempt;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What was chosen of a configurable product: the fields `configuration[group]`. */
function configurationOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => {
      const group = /^configuration\[([\w-]+)\]$/.exec(name)?.[1];
      return group !== undefined && typeof value === 'string' ? [[group, value]] : [];
    }),
  );
}

/** Whichever form of the page was sent. */
export async function send(context: PageContext<'product'>): Promise<PostAnswer<ProductAttempt>> {
  const form = await context.form();
  if (!form.has(observationFields.marker)) return buy(context, form);
  const { id, slug } = context.params;
  const answer = await submitObservation(context, form, Number(id), addressOf('product', { id, slug }));
  return answer.kind === 'rejected' ? { ...answer, attempt: { observation: answer.attempt } } : answer;
}

/** The buy form: into the basket, or the page again with what was typed and why it was refused. */
async function buy(context: PageContext<'product'>, form: FormData): Promise<PostAnswer<ProductAttempt>> {
  const typed = { size: text(form, 'size'), number: text(form, 'number'), configuration: configurationOf(form) };
  const result = await addToBasket(context, {
    productId: Number(context.params.id),
    size: typed.size,
    quantity: typed.number,
    ...(Object.keys(typed.configuration).length > 0 && { configuration: typed.configuration }),
  });
  switch (result.kind) {
    case 'added':
      return redirect(addressOf('basket', {}));
    case 'refused':
      return rejected({ buy: { ...typed, problems: { [result.field]: result.problem } } });
    case 'unavailable':
      return rejected({ buy: { ...typed, problems: { form: result.problem } } }, 409);
  }
}
