import { rejected, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addToBasket, expressField, readExpress } from '../../../basket/index.ts';
import { observationFields } from '../../../reviews/browser.ts';
import { submitObservation, type ObservationAttempt } from '../../../reviews/index.ts';
import { expressCheckout } from '../../../checkout/express-checkout.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import type { BuyAttempt } from '../../browser/product/buy-form-view.ts';

/** The refused form of this request: one of those that stand on the page. */
export interface ProductAttempt {
  buy?: BuyAttempt;
  observation?: ObservationAttempt;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The size that the page must speak of: that of a buy form that was sent, or that of the address (`?size=`), as links to one size
 * name it. '' where neither does.
 */
export async function sizeAsked({
  method,
  form,
  url,
}: Pick<PageContext<'product'>, 'method' | 'form' | 'url'>): Promise<string> {
  if (method !== 'POST') return sizeType(url.searchParams.get('size') ?? '');
  const sent = await form();
  return sent.has(observationFields.marker) ? '' : text(sent, 'size');
}

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

/** The buy form: into the basket or on to the summary, or the page again with what was typed and why it was refused. */
async function buy(context: PageContext<'product'>, form: FormData): Promise<PostAnswer<ProductAttempt>> {
  const typed = { size: text(form, 'size'), number: text(form, 'number'), configuration: configurationOf(form) };
  const attempt = readExpress(form.get(expressField));
  const isExpress = attempt !== undefined;
  const request = {
    productId: Number(context.params.id),
    size: typed.size,
    quantity: typed.number,
    attempt,
    ...(Object.keys(typed.configuration).length > 0 && { configuration: typed.configuration }),
  };
  const result = await addToBasket(context, request);
  switch (result.kind) {
    case 'added':
      // The summary shows what was added; only what the rules changed must be said.
      if (!isExpress || result.correction) await context.notify(result.notice);
      return isExpress ? expressCheckout(context) : redirect(addressOf('basket', {}));
    case 'refused':
      return rejected({ buy: { ...typed, problems: { [result.field]: result.problem } } });
    case 'unavailable':
      return rejected({ buy: { ...typed, problems: { form: result.problem } } }, 409);
  }
}
