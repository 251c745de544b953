import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SimulatedPayment, Store } from '../../../../store/index.ts';
import {
  ProviderAway,
  type CreatedPayment,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderNotification,
  type ProviderStatus,
} from '../port.ts';

export const simulatorName = 'simulator';

/** The BLIK codes that the test provider knows; it refuses all others as wrong. */
export const testCodes = { accepted: '777123', refused: '777456', expired: '777789', late: '777321' } as const;

/** How long the buyer of a test "looks at the bank's app", in milliseconds. */
const answerTime = 4000;
/** How much later than the state a late notification comes. */
const lateTime = 30_000;

/** Signs notifications. Without the variable each process has its own key, and nobody else can sign. */
const key = process.env['SIMULATOR_KEY'] ?? randomBytes(32).toString('base64url');

const signatureOf = (body: string): string => createHmac('sha256', key).update(body).digest('hex');

export const signatureHeader = 'x-test-signature';

/** A notification as the test provider sends it. */
export function notificationOf({ id, reference, state, problem, amount, currency }: SimulatedPayment) {
  const body = JSON.stringify({ id, reference, state, problem, amount, currency });
  return { body, headers: new Headers({ [signatureHeader]: signatureOf(body) }) };
}

const reports: Readonly<Record<SimulatedPayment['state'], Omit<ProviderStatus, 'amount'>>> = {
  pending: { report: null },
  completed: { report: 'accept' },
  rejected: { report: 'fail', problem: 'refused' },
  canceled: { report: 'interrupt', problem: 'left' },
  refunded: { report: 'refund' },
};

const reportOf = ({ state, problem }: Pick<SimulatedPayment, 'state' | 'problem'>) => ({
  ...reports[state],
  ...(problem && { problem }),
});

/** The provider of tests: it plays every answer on demand and takes no money. */
export function simulator(store: Pick<Store, 'simulatedPayments'>, clock: () => number): PaymentProvider {
  const { simulatedPayments: payments } = store;

  const keep = (request: PaymentRequest, plan: Parameters<typeof payments.create>[1]) => {
    const { reference, method, amount, currency, description, returnPath } = request;
    return payments.create({ reference, method, amount, currency, description, returnPath }, plan);
  };

  async function byCode(request: PaymentRequest, code: string): Promise<CreatedPayment> {
    const now = clock();
    const silent = { state: null, at: null, notifyAt: null, notifyTimes: 1 };
    switch (code) {
      case testCodes.accepted:
      case testCodes.refused: {
        const at = now + answerTime;
        const state = code === testCodes.accepted ? 'completed' : 'rejected';
        const externalId = await keep(request, { state, at, notifyAt: at, notifyTimes: 1 });
        return { kind: 'taken', externalId, page: null };
      }
      case testCodes.late: {
        const at = now + lateTime;
        const externalId = await keep(request, { state: 'completed', at, notifyAt: at, notifyTimes: 5 });
        return { kind: 'taken', externalId, page: null };
      }
      case testCodes.expired:
        return { kind: 'taken', externalId: await keep(request, silent), page: null };
      default:
        return { kind: 'refused', problem: 'code' };
    }
  }

  return {
    name: simulatorName,
    async create(request) {
      if (request.blikCode !== null) return byCode(request, request.blikCode);
      const externalId = await keep(request, { state: null, at: null, notifyAt: null, notifyTimes: 1 });
      return { kind: 'taken', externalId, page: addressOf('test-payment', {}, { id: externalId }) };
    },
    async status(externalId) {
      const payment = await payments.find(externalId);
      return payment ? { ...reportOf(payment), amount: payment.amount } : { report: null, amount: 0 };
    },
    cancel: (externalId) => payments.cancel(externalId),
    async refund(externalId, reference, amount) {
      if (!(await payments.refund(externalId, reference, amount)))
        throw new ProviderAway('The test provider has less than is to go back.');
    },
    readNotification(headers, body): ProviderNotification | null {
      const sent = Buffer.from(headers.get(signatureHeader) ?? '');
      const expected = Buffer.from(signatureOf(body));
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
      const payment = JSON.parse(body) as SimulatedPayment;
      const { id, reference, amount } = payment;
      return { reference, externalId: id, amount, ...reportOf(payment) };
    },
  };
}
