import type { FormError } from '../../../../../components/form/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { hasLength, isEmail, isRequired } from '../../../../../patterns/rules/validation.ts';
import { longestGoods, longestName } from '../../../../../patterns/rules/withdrawal.ts';
import { redirect, refined, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { writtenNumber } from '../../../account/lookup.ts';
import { openOrder } from '../../../payment/index.ts';
import { statementOf } from '../../server/statement.ts';
import { knownOrder, type KnownOrder, type WithdrawalValues } from './data.ts';
import { withdrawalTexts } from './texts.ts';

export interface WithdrawalAttempt {
  values: WithdrawalValues;
  /** The declaration to be confirmed; null while the form is filled in. */
  statement: ReturnType<typeof statementOf> | null;
  errors: ReadonlyArray<FormError>;
}

/**
 * POST withdrawal.php: the first step shows the declaration (no `operation`), `edit` returns to it, `confirm` sends it.
 * Nothing is refused for an order that the shop does not find: the answer does not reveal which orders exist.
 */
export async function declareWithdrawal(context: PageContext<'withdrawal'>): Promise<PostAnswer<WithdrawalAttempt>> {
  const { store, texts, settings, url } = context;
  const form = await context.form();
  const order = await openOrder(context, url.searchParams);
  const known = order && knownOrder(order, context);
  const values = readValues(form, known);
  const operation = form.get('operation');
  if (operation === 'edit') return refined({ values, statement: null, errors: [] });
  const errors = errorsOf(values, known, texts);
  if (errors.length > 0) return rejected({ values, statement: null, errors });
  const declared = {
    name: values.name,
    orderNumber: known?.number ?? writtenNumber(values.number),
    goods: goodsOf(values, known),
  };
  if (operation !== 'confirm') return refined({ values, statement: statementOf(declared, texts), errors: [] });
  const buyers = await store.orders.ofBuyer(declared.orderNumber, values.email);
  const orderId = buyers ? (await store.orders.withKey(buyers.number, buyers.accessKey))?.id : undefined;
  const { id, accessKey } = await store.withdrawals.submit(
    { ...declared, submission: values.submission, orderId: orderId ?? null, email: values.email },
    settings.companyEmail,
  );
  return redirect(addressOf('withdrawal', {}, { id: String(id), key: accessKey }));
}

function readValues(form: FormData, known: KnownOrder | null): WithdrawalValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const submission = text('submission');
  const positions = (known?.lines ?? []).map(({ position }) => position);
  const chosen = form.getAll('line');
  return {
    name: line(text('withdrawal_name')).slice(0, longestName),
    number: known?.number ?? line(text('withdrawal_order')).slice(0, 40),
    email: line(text('withdrawal_email')).slice(0, longestName),
    scope: text('withdrawal_scope') === 'part' ? 'part' : 'whole',
    goods: lines(text('withdrawal_goods')).slice(0, 10 * longestGoods),
    lines: positions.filter((position) => chosen.includes(position)),
    quantities: Object.fromEntries(
      positions.map((position) => [position, line(text(`quantity_${position}`)).slice(0, 10)]),
    ),
    submission: /^[\w-]{20,40}$/.test(submission) ? submission : crypto.randomUUID(),
  };
}

/** How many pieces of a line; null for no such number. Lines of one piece ask nothing. */
function piecesOf({ quantities }: WithdrawalValues, { position, pieces }: KnownOrder['lines'][number]): number | null {
  if (pieces === 1) return 1;
  const typed = quantities[position] ?? '';
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= pieces ? count : null;
}

function errorsOf(values: WithdrawalValues, known: KnownOrder | null, texts: TextsContext): ReadonlyArray<FormError> {
  const t = translator(withdrawalTexts, texts);
  const problem = (value: string, checks: Parameters<typeof fieldProblem>[1]) => fieldProblem(value, checks, texts);
  const isPart = values.scope === 'part';
  return [
    ['withdrawal_order', t('number'), known ? undefined : problem(values.number, [isRequired])] as const,
    ['withdrawal_name', t('name'), problem(values.name, [isRequired])] as const,
    ['withdrawal_email', t('email'), problem(values.email, [isRequired, isEmail])] as const,
    ...(isPart && !known
      ? [['withdrawal_goods', t('goods'), problem(values.goods, [isRequired, hasLength(1, longestGoods)])] as const]
      : []),
    ...(isPart && known && values.lines.length === 0 ? [['line', t('lines'), t('noLines')] as const] : []),
    ...(isPart && known
      ? known.lines
          .filter((one) => values.lines.includes(one.position) && piecesOf(values, one) === null)
          .map(
            ({ position, name, pieces }) =>
              [`quantity_${position}`, t('pieces', { name }), t('badPieces', { most: pieces })] as const,
          )
      : []),
  ].flatMap(([name, label, message]) => (message === undefined ? [] : [{ name, label, message }]));
}

/** The products of the declaration, a line each; '' for the whole order. */
function goodsOf(values: WithdrawalValues, known: KnownOrder | null): string {
  if (values.scope === 'whole') return '';
  if (!known) return values.goods;
  return known.lines
    .filter(({ position }) => values.lines.includes(position))
    .map((one) =>
      [one.name, one.facts, one.pieces === 1 ? one.quantity : `${piecesOf(values, one)}\u00a0szt.`]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}
