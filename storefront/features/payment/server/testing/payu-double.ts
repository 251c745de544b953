import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface DoubledOrder {
  orderId: string;
  extOrderId: string;
  status: string;
  totalAmount: string;
  currencyCode: string;
  refunds: Map<string, string>;
  sent: Record<string, unknown>;
}

/** What the double does to the next requests. */
export type PayuTrouble = 'none' | 'away' | 'slow' | 'taken-but-silent' | 'expired-token';

/** A local PayU that speaks the published REST API 2.1, as far as the shop uses it. */
export async function payuDouble({
  posId,
  clientId,
  clientSecret,
  secondKey,
}: Record<'posId' | 'clientId' | 'clientSecret' | 'secondKey', string>) {
  const orders = new Map<string, DoubledOrder>();
  const tokens = new Set<string>();
  let trouble: PayuTrouble = 'none';

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };
  const answer = (response: ServerResponse, status: number, value: object, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };

  function create(body: string, response: ServerResponse): void {
    const sent = JSON.parse(body) as Record<string, string> & {
      payMethods?: { payMethod: { type: string; value: string } };
    };
    const required = ['customerIp', 'merchantPosId', 'description', 'currencyCode', 'totalAmount', 'products'];
    const missing = required.find((name) => sent[name] === undefined);
    if (missing || sent['merchantPosId'] !== posId)
      return answer(response, 400, { status: { statusCode: 'ERROR_VALUE_INVALID', codeLiteral: missing ?? 'POS' } });
    if ([...orders.values()].some(({ extOrderId }) => extOrderId === sent['extOrderId']))
      return answer(response, 400, { status: { statusCode: 'ERROR_ORDER_NOT_UNIQUE' } });
    const method = sent.payMethods?.payMethod;
    const isBlik = method?.type === 'BLIK_AUTHORIZATION_CODE';
    if (isBlik && !method.value.startsWith('777'))
      return answer(response, 400, { status: { statusCode: 'BUSINESS_ERROR', codeLiteral: 'BLIK_TICKET_INVALID' } });
    const orderId = randomUUID().replaceAll('-', '').toUpperCase();
    const { extOrderId = '', totalAmount = '', currencyCode = '' } = sent;
    orders.set(orderId, {
      orderId,
      extOrderId,
      status: 'PENDING',
      totalAmount,
      currencyCode,
      refunds: new Map(),
      sent,
    });
    if (trouble === 'taken-but-silent') return void response.destroy();
    const taken = { orderId, extOrderId, status: { statusCode: 'SUCCESS' } };
    if (isBlik) return answer(response, 201, taken);
    const redirectUri = `${address()}/pay/?orderId=${orderId}`;
    return answer(response, 302, { ...taken, redirectUri }, { Location: redirectUri });
  }

  function refund(order: DoubledOrder, body: string, response: ServerResponse): void {
    const sent = (JSON.parse(body) as { refund: { extRefundId: string; amount: string } }).refund;
    if (order.refunds.has(sent.extRefundId))
      return answer(response, 400, { status: { statusCode: 'DUPLICATE_REFUND_ID' } });
    order.refunds.set(sent.extRefundId, sent.amount);
    return answer(response, 200, { orderId: order.orderId, status: { statusCode: 'SUCCESS' } });
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url ?? '';
      if (trouble === 'away') return answer(response, 503, {});
      if (trouble === 'slow') return;
      if (path === '/pl/standard/user/oauth/authorize') {
        const form = new URLSearchParams(body);
        const isKnown = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
        if (form.get('grant_type') !== 'client_credentials' || !isKnown)
          return answer(response, 401, { error: 'invalid_client' });
        const token = randomUUID();
        tokens.add(token);
        return answer(response, 200, { access_token: token, token_type: 'bearer', expires_in: 43_199 });
      }
      if (trouble === 'expired-token') {
        tokens.clear();
        trouble = 'none';
      }
      if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
        return answer(response, 401, { status: { statusCode: 'UNAUTHORIZED' } });
      if (request.method === 'POST' && path === '/api/v2_1/orders') return create(body, response);
      const [, id = '', rest = ''] = /^\/api\/v2_1\/orders\/(\w+)(\/refunds)?$/.exec(path) ?? [];
      const order = orders.get(id);
      if (!order) return answer(response, 404, { status: { statusCode: 'DATA_NOT_FOUND' } });
      if (rest === '/refunds') return refund(order, body, response);
      if (request.method === 'DELETE') {
        if (order.status !== 'PENDING') return answer(response, 403, { status: { statusCode: 'ERROR_VALUE_INVALID' } });
        order.status = 'CANCELED';
        return answer(response, 200, {
          orderId: order.orderId,
          extOrderId: order.extOrderId,
          status: { statusCode: 'SUCCESS' },
        });
      }
      const { refunds: _, sent: __, ...shown } = order;
      return answer(response, 200, { orders: [shown], status: { statusCode: 'SUCCESS' } });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address: address(),
    orders,
    set trouble(next: PayuTrouble) {
      trouble = next;
    },
    /** The notification of an order's present status, signed as PayU signs it. */
    notification(orderId: string) {
      const { refunds: _, sent: __, ...order } = orders.get(orderId)!;
      const body = JSON.stringify({ order: { ...order, notifyUrl: 'https://sien.example/payment-notification/payu' } });
      const signature = createHash('md5')
        .update(body + secondKey)
        .digest('hex');
      const headers = new Headers({
        'OpenPayu-Signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
      });
      return { headers, body };
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
