import { translator } from '../../../../../components/texts/texts.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { SimulatedPayment } from '../../../../store/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import { findPaymentMethod } from '../../browser/payment-methods.ts';
import { testPaymentTexts } from './texts.ts';

type Context = PageContext<'test-payment'>;

export interface TestPaymentData {
  description: string;
  method: string;
  amount: string;
  /** What the page plays: the bank of a loan, the page of cards, or any other one. */
  plays: 'application' | 'card' | 'payment';
  isOpen: boolean;
  back: string;
}

/** The payment of the address, at the test provider. */
export async function findTestPayment({ url, store, settings }: Context): Promise<SimulatedPayment | null> {
  const id = url.searchParams.get('id') ?? '';
  if (settings.paymentProvider !== 'simulator' || !/^TEST-[\w-]{16}$/.test(id)) return null;
  return store.simulatedPayments.find(id);
}

export async function loadTestPayment(context: Context) {
  const payment = await findTestPayment(context);
  if (!payment) return notFound();
  const method = findPaymentMethod(payment.method);
  return page<TestPaymentData>({
    description: payment.description,
    method: method ? translator(orderTexts, context.texts)(`payment.${method.id}`) : payment.method,
    amount: shopMoney(context).paid(payment.amount),
    plays: playOf(payment),
    isOpen: payment.state === 'pending',
    back: payment.returnPath,
  });
}

const playOf = ({ method }: SimulatedPayment): TestPaymentData['plays'] =>
  method === 'instalments' ? 'application' : method === 'card' ? 'card' : 'payment';

export const headOfTestPayment = ({ plays }: TestPaymentData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(testPaymentTexts, texts)(plays === 'application' ? 'applicationTitle' : 'title'),
  isIndexed: false,
});
