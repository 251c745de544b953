import { rejected, redirect, type PostAnswer } from '../../runtime/answers.ts';
import { addressOf } from '../../addresses.ts';
import { addToBasket } from '../../basket/index.ts';
import type { PageContext } from '../../define-page.ts';
import type { BuyAttempt } from './buy-form-view.ts';

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

/** The buy form: into the basket, or the page again with what was typed and why it was refused. */
export async function buy(context: PageContext<'product'>): Promise<PostAnswer<BuyAttempt>> {
  const form = await context.form();
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
      return rejected({ ...typed, problems: { [result.field]: result.problem } });
    case 'unavailable':
      return rejected({ ...typed, problems: { form: result.problem } }, 409);
  }
}
