import { createHash, timingSafeEqual } from 'node:crypto';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import {
  ProviderAway,
  type CreatedPayment,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderNotification,
  type ProviderStatus,
} from '../port.ts';
import { payuToken } from './token.ts';

/** How the shop is known at PayU (REST API 2.1). The secrets come from the environment. */
export interface PayuAccess {
  /** `https://secure.payu.com`, or the sandbox. */
  address: string;
  posId: string;
  clientId: string;
  clientSecret: string;
  /** The second key (MD5), which signs notifications. */
  secondKey: string;
  /** Milliseconds for one request. */
  timeout: number;
}

/** PayU's names of the methods with a page; others let the buyer choose there. */
const payMethods: Readonly<Record<string, object>> = {
  card: { payMethod: { type: 'PBL', value: 'c' } },
  instalments: { payMethod: { type: 'PBL', value: 'ai' } },
};

/** An order's status at PayU, as the shop's report. */
const reports: Readonly<Record<string, Omit<ProviderStatus, 'amount'>>> = {
  NEW: { report: null },
  PENDING: { report: null },
  WAITING_FOR_CONFIRMATION: { report: null },
  COMPLETED: { report: 'accept' },
  CANCELED: { report: 'interrupt', problem: 'refused' },
  REJECTED: { report: 'fail', problem: 'refused' },
};

interface PayuOrder {
  orderId: string;
  extOrderId?: string;
  status: string;
  totalAmount: string;
}

const statusOf = ({ status, totalAmount }: PayuOrder): ProviderStatus => ({
  ...(reports[status] ?? { report: null }),
  amount: Number(totalAmount),
});

/** Answers that say nothing about the payment: the request may be repeated. */
const isAway = (status: number): boolean => status === 429 || status >= 500;

/** PayU by its REST API 2.1: OAuth by client credentials, BLIK level 0, pages for cards and banks, signed notifications. */
export function payu(access: PayuAccess): PaymentProvider {
  const { address, posId, secondKey, timeout } = access;

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; value: unknown }> {
    for (const isRetry of [false, true]) {
      const token = await payuToken(access, isRetry);
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // Orders are answered by 302 with the page in JSON.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw new ProviderAway('PayU did not answer.', { cause: error });
      });
      if (response.status === 401 && !isRetry) continue;
      if (isAway(response.status)) throw new ProviderAway(`PayU answered ${response.status}.`);
      const value: unknown = await response.json().catch((error: unknown) => {
        throw new ProviderAway('The answer of PayU is no JSON.', { cause: error });
      });
      return { status: response.status, value };
    }
    throw new ProviderAway('PayU does not accept the shop’s key.');
  }

  return {
    name: 'payu',

    async create(request): Promise<CreatedPayment> {
      const { value } = await call('POST', '/api/v2_1/orders', orderOf(request, posId));
      const created = value as {
        orderId?: string;
        redirectUri?: string;
        status?: { statusCode?: string; codeLiteral?: string };
      };
      const code = created.status?.statusCode;
      const isTaken = code === 'SUCCESS' || code?.startsWith('WARNING_') === true;
      if (!isTaken || created.orderId === undefined) return { kind: 'refused', problem: problemOf(created.status) };
      const page = created.redirectUri;
      // BLIK level 0 needs no page; a buyer of any other method must get one of PayU's own.
      if (request.blikCode === null && !isPage(page, address)) throw new ProviderAway('PayU named no page.');
      return { kind: 'taken', externalId: created.orderId, page: request.blikCode === null ? page! : null };
    },

    async status(externalId) {
      const { value } = await call('GET', `/api/v2_1/orders/${encodeURIComponent(externalId)}`);
      const order = (value as { orders?: ReadonlyArray<PayuOrder> }).orders?.[0];
      if (!order) throw new ProviderAway('PayU does not know the payment.');
      return statusOf(order);
    },

    async cancel(externalId) {
      const { value } = await call('DELETE', `/api/v2_1/orders/${encodeURIComponent(externalId)}`);
      return (value as { status?: { statusCode?: string } }).status?.statusCode === 'SUCCESS';
    },

    async refund(externalId, reference, amount: Grosze) {
      const { value } = await call('POST', `/api/v2_1/orders/${encodeURIComponent(externalId)}/refunds`, {
        // The same name again is the same refund.
        refund: { description: reference, extRefundId: reference, amount: String(amount) },
      });
      const status = (value as { status?: { statusCode?: string } }).status?.statusCode;
      if (status !== 'SUCCESS' && status !== 'DUPLICATE_REFUND_ID') throw new ProviderAway(`PayU refused: ${status}.`);
    },

    readNotification(headers, body): ProviderNotification | null {
      if (!isSigned(headers.get('openpayu-signature') ?? '', body, secondKey)) return null;
      try {
        const { order } = JSON.parse(body) as { order?: PayuOrder };
        return order?.extOrderId === undefined
          ? null
          : { reference: order.extOrderId, externalId: order.orderId, ...statusOf(order) };
      } catch {
        return null;
      }
    },
  };
}

function orderOf(request: PaymentRequest, posId: string): object {
  const { reference, amount, currency, method, blikCode, description, email, origin, returnPath, networkAddress } =
    request;
  return {
    notifyUrl: `${origin}/payment-notification/payu`,
    continueUrl: origin + returnPath,
    customerIp: networkAddress.includes('/') ? '127.0.0.1' : networkAddress,
    merchantPosId: posId,
    description,
    currencyCode: currency,
    totalAmount: String(amount),
    extOrderId: reference,
    buyer: { email, language: 'pl' },
    products: [{ name: description, unitPrice: String(amount), quantity: '1' }],
    ...(blikCode === null
      ? payMethods[method] && { payMethods: payMethods[method] }
      : { payMethods: { payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: blikCode } } }),
  };
}

const problemOf = (status: { statusCode?: string; codeLiteral?: string } | undefined) =>
  /BLIK|AUTH.*CODE|TICKET/.test(`${status?.statusCode} ${status?.codeLiteral}`) ? 'code' : 'refused';

/** A page of PayU itself: only such an address is shown to buyers. */
function isPage(page: string | undefined, address: string): boolean {
  if (page === undefined || !URL.canParse(page)) return false;
  const { protocol, hostname } = new URL(page);
  const own = new URL(address);
  return (
    (protocol === 'https:' || own.protocol === protocol) &&
    (hostname === own.hostname || hostname.endsWith('.payu.com'))
  );
}

/** `OpenPayu-Signature: sender=checkout;signature=<hex>;algorithm=MD5;content=DOCUMENT`, over the body and the second key. */
function isSigned(header: string, body: string, secondKey: string): boolean {
  const parts = new Map(header.split(';').map((part) => part.trim().split('=', 2) as [string, string]));
  const algorithm = { MD5: 'md5', SHA: 'sha1', 'SHA-1': 'sha1', 'SHA-256': 'sha256' }[parts.get('algorithm') ?? ''];
  if (algorithm === undefined || secondKey === '') return false;
  const expected = Buffer.from(
    createHash(algorithm)
      .update(body + secondKey)
      .digest('hex'),
  );
  const sent = Buffer.from((parts.get('signature') ?? '').toLowerCase());
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
