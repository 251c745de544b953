import { rejected, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addToBasket, expressField, readExpress, readPeriod } from '../../../basket/index.ts';
import { observationFields } from '../../../reviews/browser.ts';
import { submitObservation, type ObservationAttempt } from '../../../reviews/index.ts';
import { expressCheckout } from '../../../checkout/express-checkout.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import type { BuyAttempt } from '../../browser/product/buy-form-view.ts';
import type { Asked } from './product-view.ts';

/** The refused form of this request: one of the page's forms. */
export interface ProductAttempt {
  buy?: BuyAttempt;
  observation?: ObservationAttempt;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The requested choice: of a sent buy form, or the size in the address (`?size=`), as in links to one size. */
export async function choiceAsked({
  method,
  form,
  url,
}: Pick<PageContext<'product'>, 'method' | 'form' | 'url'>): Promise<Asked> {
  if (method !== 'POST') return { size: sizeType(url.searchParams.get('size') ?? '') };
  const sent = await form();
  return sent.has(observationFields.marker) ? {} : { size: text(sent, 'size'), configuration: configurationOf(sent) };
}

/** Options of a configurable product: the fields `configuration[group]`. */
function configurationOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) => {
      const group = /^configuration\[([\w-]+)\]$/.exec(name)?.[1];
      return group !== undefined && typeof value === 'string' ? [[group, value]] : [];
    }),
  );
}

/** Handles any form of the page. */
export async function send(context: PageContext<'product'>): Promise<PostAnswer<ProductAttempt>> {
  const form = await context.form();
  if (!form.has(observationFields.marker)) return buy(context, form);
  const { id, slug } = context.params;
  const answer = await submitObservation(context, form, Number(id), addressOf('product', { id, slug }));
  return answer.kind === 'rejected' ? { ...answer, attempt: { observation: answer.attempt } } : answer;
}

/** The buy form: to basket or summary, or the page again with typed values and the reason. */
async function buy(context: PageContext<'product'>, form: FormData): Promise<PostAnswer<ProductAttempt>> {
  const typed = { size: text(form, 'size'), number: text(form, 'number'), configuration: configurationOf(form) };
  const { period } = readPeriod((name) => text(form, name));
  const attempt = readExpress(form.get(expressField));
  const isExpress = attempt !== undefined;
  const request = {
    productId: Number(context.params.id),
    size: typed.size,
    quantity: typed.number,
    attempt,
    ...(period !== undefined && { period }),
    ...(Object.keys(typed.configuration).length > 0 && { configuration: typed.configuration }),
  };
  const result = await addToBasket(context, request);
  switch (result.kind) {
    case 'added':
      // The summary shows the added line; only corrections need a notice.
      if (!isExpress || result.correction) await context.notify(result.notice);
      return isExpress ? expressCheckout(context) : redirect(addressOf('basket', {}));
    case 'refused':
      return rejected({ buy: { ...typed, period: String(period ?? 0), problems: { [result.field]: result.problem } } });
    case 'unavailable':
      return rejected({ buy: { ...typed, period: String(period ?? 0), problems: { form: result.problem } } }, 409);
  }
}
