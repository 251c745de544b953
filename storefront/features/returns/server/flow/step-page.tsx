import { isDeepStrictEqual } from 'node:util';
import type { ComponentType } from 'react';
import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { writtenIban } from '../../../../../patterns/rules/iban.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { page, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { PageDefinition, PageViewProps } from '../../../../platform/page/page.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened, sendFormToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { takeUnsent } from '../../../../shared/sign-in/unsent-form.ts';
import { newIdempotencyKey } from '../../../checkout/store.ts';
import { toReturns } from '../to-returns.ts';
import type { FlowDraft } from './draft.ts';
import { loadFlow, moneyOf, type Flow, type FlowContext, type FlowMoney } from './flow.ts';
import { addressOfStep, formsOf, missingStep, nextStep, previousStep, stepOf, type StepKind } from './steps.ts';
import { returnTexts } from './texts.ts';

const titleOf = {
  'returns-products': 'products.title',
  'returns-method': 'method.title',
  'returns-couriers': 'couriers.title',
  'returns-sites': 'sites.title',
  'returns-repayments': 'repayments.title',
  'returns-confirmation': 'summary.title',
} as const satisfies Record<StepKind, string>;

export interface StepData {
  kind: StepKind;
  flow: Flow;
  money: FlowMoney;
  /** The same, formatted; of the fee that of the shop's parcel. */
  amounts: Readonly<Record<keyof FlowMoney | 'parcel', string>>;
  forms: ReturnType<typeof formsOf>;
  /** The bank account so far: the typed one, else that of the client. */
  iban: string;
  /** The step's own address, that of the step before, and of the order. */
  own: string;
  back: string | null;
  /** Of this attempt to send the return. */
  key: string;
}

export interface StepAttempt {
  errors: ReadonlyArray<FormError>;
}

/** A step of a return. It opens once the steps before it are done [T-32]; the choice is kept, also a refused one. */
export function stepPage(
  kind: StepKind,
  view: ComponentType<PageViewProps<StepData, StepAttempt>>,
  post: (context: FlowContext) => Promise<PostAnswer<StepAttempt>> = (context) => takeStep(kind, context),
): PageDefinition<StepData, StepAttempt, FlowContext> {
  return {
    async load(context) {
      const goal = goalAt(kind, context.url.searchParams);
      const opened = await loadFlow(context);
      if (!opened) return toReturns(context) ?? notOpened(context, goal);
      const unsent = await takeUnsent(context, goal);
      const flow = unsent ? { ...opened, draft: { ...opened.draft, ...stepOf(kind).read(unsent, opened) } } : opened;
      const missing = missingStep(flow, kind, context.texts);
      if (missing !== null || !stepOf(kind).isPart(flow.draft))
        return redirect(addressOfStep(missing ?? nextStep(kind, flow.draft), flow));
      const back = previousStep(kind, flow.draft);
      const money = moneyOf(flow, context.settings);
      const { paid } = shopMoney(context);
      return page<StepData>({
        kind,
        flow,
        money,
        iban: flow.draft.iban || writtenIban((await context.client())?.bankAccount ?? ''),
        amounts: {
          goods: paid(money.goods),
          delivery: paid(money.delivery),
          fee: `−${paid(money.fee)}`,
          total: paid(money.total),
          parcel: paid(context.settings.returnParcelFee),
        },
        forms: formsOf(flow),
        own: addressOfStep(kind, flow),
        back: back && addressOfStep(back, flow),
        key: kind === 'returns-confirmation' ? newIdempotencyKey() : '',
      });
    },
    // Each step has its own title: it is all that a screen reader says of a page that begins at its question.
    head({ flow }, { texts }) {
      const t = translator(returnTexts, texts);
      return { title: `${t(titleOf[kind])} | ${t('head', { number: flow.order.number })}`, isIndexed: false };
    },
    view,
    post,
    isPersonal: true,
  };
}

/**
 * Keeps what a step sent, and leads to the next one or says what is missing.
 *
 * @param isElsewhere the form was sent to another step's address: what is missing is said at the step itself
 */
export async function takeStep(
  kind: StepKind,
  context: FlowContext,
  isElsewhere = false,
): Promise<PostAnswer<StepAttempt>> {
  const form = await context.form();
  const flow = await loadFlow(context);
  if (!flow) return notOpened(context, goalAt(kind, context.url.searchParams), sendFormToSignIn);
  const step = stepOf(kind);
  const draft: FlowDraft = { ...flow.draft, ...step.read(form, flow) };
  const errors = step.problems({ ...flow, draft }, context.texts);
  // What is wrong is kept too, to be corrected; of an order that cannot be returned there is nothing to correct.
  const isKept = errors.length === 0 || flow.lines.some(({ obstacle }) => obstacle === null);
  if (isKept && !isDeepStrictEqual(draft, flow.draft)) {
    const { hash } = await context.session.ensure();
    await context.store.returns.saveDraft(hash, flow.order.id, { ...draft });
  }
  if (isElsewhere && errors[0]) {
    await addNotice(context, 'error', errors[0].message);
    return redirect(addressOfStep(kind, flow));
  }
  return errors.length > 0 ? rejected({ errors }) : redirect(addressOfStep(nextStep(kind, draft), flow));
}
