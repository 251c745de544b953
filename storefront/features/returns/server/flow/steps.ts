import type { FormError } from '../../../../../components/form/index.ts';
import { formatDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isIban } from '../../../../../patterns/rules/iban.ts';
import { returnableOf } from '../../../../../patterns/rules/return-lines.ts';
import { returnMethods, shortestRefundText, type RefundForm } from '../../../../../patterns/rules/returns.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import {
  itemsOf,
  paramsOf,
  quantityOf,
  readMethod,
  readProducts,
  readRepayment,
  readShipping,
  readStock,
  type FlowDraft,
} from './draft.ts';
import { stepOf as quantityStepOf, type Flow } from './flow.ts';
import { returnTexts } from './texts.ts';

export type StepKind =
  | 'returns-products'
  | 'returns-method'
  | 'returns-couriers'
  | 'returns-sites'
  | 'returns-repayments'
  | 'returns-confirmation';

/** One step: which choice it reads, what is wrong with it, and where it stands in the line of steps. */
export interface Step {
  kind: StepKind;
  /** In the line above, from 1. */
  place: 1 | 2 | 3 | 4;
  /** Whether this return has it. */
  isPart(draft: FlowDraft): boolean;
  read(form: FormData, flow: Flow): Partial<FlowDraft>;
  /** In the order of the page; empty once the next step may follow [T-32]. */
  problems(flow: Flow, texts: TextsContext): ReadonlyArray<FormError>;
}

const needs = ({ method }: FlowDraft) => (method === null ? null : returnMethods[method].needs);

/** The refund forms that this order has. */
export const formsOf = ({ canGoBack, hasBalance }: Flow): ReadonlyArray<RefundForm> => [
  ...(canGoBack ? (['o'] as const) : []),
  'b',
  ...(hasBalance ? (['t'] as const) : []),
  'x',
];

/** The steps in their order (spec: step 2, 3, 3d, 4a, 5, 6). */
export const steps: ReadonlyArray<Step> = [
  {
    kind: 'returns-products',
    place: 1,
    isPart: () => true,
    read: (form, { lines }) => readProducts(form, lines),
    problems: productProblems,
  },
  {
    kind: 'returns-method',
    place: 2,
    isPart: () => true,
    read: readMethod,
    problems({ draft: { method, param }, phone }, texts) {
      const t = translator(returnTexts, texts);
      const problem = (name: string, label: string, key: 'noMethod' | 'noParameter' | 'noPhone') => [
        { name, label, message: errorText(`error.return.${key}`, texts) },
      ];
      if (method === null) return problem('return_type', t('method.title'), 'noMethod');
      const params = paramsOf(method);
      if (params.length > 0 && !params.includes(param))
        return problem(`method_param[${method}]`, t(method === 2 ? 'param.2' : 'param.4'), 'noParameter');
      return method === 4 && phone.trim() === '' ? problem('return_type', t('method.title'), 'noPhone') : [];
    },
  },
  {
    kind: 'returns-couriers',
    place: 2,
    isPart: (draft) => needs(draft) === 'shipping',
    read: readShipping,
    problems: ({ draft: { method, shipping } }, texts) =>
      itemsOf(method).includes(shipping)
        ? []
        : [
            {
              name: 'shipping',
              label: translator(returnTexts, texts)('couriers.title'),
              message: errorText('error.return.noDeliveryItem', texts),
            },
          ],
  },
  {
    kind: 'returns-sites',
    place: 2,
    isPart: (draft) => needs(draft) === 'stock',
    read: readStock,
    problems: ({ draft: { stock }, stocks }, texts) =>
      stocks.some(({ id }) => id === stock)
        ? []
        : [
            {
              name: 'stock',
              label: translator(returnTexts, texts)('sites.title'),
              message: errorText('error.return.noReturnPoint', texts),
            },
          ],
  },
  {
    kind: 'returns-repayments',
    place: 3,
    isPart: () => true,
    read: readRepayment,
    problems(flow, texts) {
      const t = translator(returnTexts, texts);
      const { form, iban, text } = flow.draft;
      if (form === null || !formsOf(flow).includes(form))
        return [
          { name: 'return_type', label: t('repayments.title'), message: errorText('error.return.noRefundForm', texts) },
        ];
      if (form === 'b' && !isIban(iban))
        return [{ name: 'bank_account', label: t('iban'), message: errorText('validation.incorrect_iban', texts) }];
      if (form === 'x' && text.length < shortestRefundText)
        return [
          {
            name: 'return_text',
            label: t('text'),
            message: errorText('error.return.customRefundForm', texts, { n: String(shortestRefundText) }),
          },
        ];
      return [];
    },
  },
  {
    kind: 'returns-confirmation',
    place: 4,
    isPart: () => true,
    read: () => ({}),
    problems: () => [],
  },
];

/** At least one product, each with a quantity that is still returnable (V-41). */
function productProblems({ draft, lines }: Flow, texts: TextsContext): ReadonlyArray<FormError> {
  const possible = lines.filter(({ obstacle }) => obstacle === null);
  const chosen = possible.filter(({ index }) => draft.parts[index]);
  if (chosen.length === 0)
    return [
      {
        name: `product[${possible[0]?.index ?? 0}]`,
        label: translator(returnTexts, texts)('products.title'),
        message: errorText('error.return.noProducts', texts),
      },
    ];
  return chosen.flatMap((line) => {
    const returnable = returnableOf(line);
    const quantity = quantityOf(draft.parts[line.index]!.quantity, returnable);
    if (quantity !== null && quantity <= returnable && quantity % quantityStepOf(line) === 0) return [];
    const message = errorText('error.return.quantity', texts, {
      quantity: formatDecimal(returnable, texts.locale),
      unit: line.unit.endsWith('.') ? line.unit : `${line.unit}.`,
    });
    return [{ name: `set_quantity[${line.index}]`, label: line.name, message }];
  });
}

export const stepOf = (kind: StepKind): Step => steps.find((step) => step.kind === kind)!;

/** The first step before this one that is not done; null if all are. */
export function missingStep(flow: Flow, kind: StepKind, texts: TextsContext): StepKind | null {
  const before = steps.slice(0, steps.indexOf(stepOf(kind)));
  return before.find((step) => step.isPart(flow.draft) && step.problems(flow, texts).length > 0)?.kind ?? null;
}

/** The step after this one. */
export const nextStep = (kind: StepKind, draft: FlowDraft): StepKind =>
  steps.slice(steps.indexOf(stepOf(kind)) + 1).find((step) => step.isPart(draft))!.kind;

/** The step before this one; null at the first. */
export const previousStep = (kind: StepKind, draft: FlowDraft): StepKind | null =>
  steps.slice(0, steps.indexOf(stepOf(kind))).findLast((step) => step.isPart(draft))?.kind ?? null;

export const addressOfStep = (kind: StepKind, { access }: Pick<Flow, 'access'>): string => addressOf(kind, {}, access);
