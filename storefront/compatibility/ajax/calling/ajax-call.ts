import type { SienTypes } from '../../../shared/define-page.ts';
import { RefusedRequest } from '../../../platform/page/protection.ts';
import type { CallPort, SiteCall } from '../../../platform/page/site.ts';
import { formBounds, LargeForm } from '../../../platform/http/form-fields.ts';
import type { CallContext } from '../../graphql/context.ts';
import { mask, type ErrorCode } from '../../graphql/errors.ts';
import type { Format } from './formats.ts';
import { bodyLimit, readParameters, type Sent } from './read-parameters.ts';
import { Postponed } from './postponed.ts';
import { Refusal } from './refusal.ts';

/** One call of the wire contract's part 2. */
export interface AjaxCall<Value> {
  readonly name: string;
  readonly path: `/${string}`;
  /** When a page has the same address: which requests are the call's. */
  isMeant?(parameters: URLSearchParams, headers: Headers): boolean;
  readonly format: Format<Value>;
  /** Default: GET and POST, because clients of every age read by either. */
  readonly methods?: ReadonlyArray<'GET' | 'POST'>;
  /** The call changes something, by any method: a foreign page may not make it, and HEAD never does. Default: it only reads. */
  readonly isChange?: boolean;
  /** The largest body, in bytes; 64 kB for calls without files. */
  readonly largestBody?: number;
  /** Clients that hide parameters in one: all of them side by side, as they are counted and answered. */
  unfold?(parameters: URLSearchParams): URLSearchParams;
  answer(sent: Sent, context: CallContext): Promise<Value>;
}

/**
 * A call as the server runs it. Every request gets an answer in the call's own format: 200 with the result, or a
 * status with `errors`. Foreign sites may read by it, for they cannot see the answer.
 */
export function ajaxCall<Value>(call: AjaxCall<Value>): SiteCall<SienTypes> {
  const { name, path, isMeant } = call;
  return {
    name,
    paths: [path],
    ...(isMeant && { isMeant: (url: URL, headers: Headers) => isMeant(url.searchParams, headers) }),
    answer: (request, port) => answerRequest(call, request, port),
  };
}

async function answerRequest<Value>(
  { format, methods = ['GET', 'POST'], isChange = false, largestBody = bodyLimit, unfold, answer }: AjaxCall<Value>,
  request: Request,
  port: CallPort<SienTypes>,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  const respond = (status: number, value: Value, headers: Record<string, string> = {}) =>
    new Response(isHead ? null : format.write(value), {
      status,
      // It may show a basket, and prices are current: no cache keeps it.
      headers: { 'Content-Type': format.type, 'Cache-Control': 'private, no-store', ...headers },
    });
  const refuse = (status: number, code: ErrorCode, message: string, headers?: Record<string, string>) =>
    respond(status, format.failed({ code, message }), headers);

  const allowed = methods.flatMap((method) => (method === 'GET' && !isChange ? ['GET', 'HEAD'] : [method]));
  if (!allowed.includes(request.method)) {
    return refuse(405, 'BAD_REQUEST', `Ask by ${methods.join(' or ')}.`, { Allow: allowed.join(', ') });
  }
  try {
    const context = isChange ? await port.context() : null;
    if (context?.isForeign) return refuse(403, 'FORBIDDEN', 'Another site may not change anything here.');
    const sent = await readParameters(request, largestBody);
    if (!sent) {
      // The rest of the body stays unread, so this connection serves no further request.
      return refuse(413, 'QUERY_LIMIT_EXCEEDED', `The body is above ${largestBody} bytes.`, { Connection: 'close' });
    }
    const asked = unfold ? { ...sent, parameters: unfold(sent.parameters) } : sent;
    await port.admitForm(asked.parameters);
    return respond(200, await answer(asked, context ?? (await port.context())));
  } catch (fault) {
    if (fault instanceof Refusal) return respond(fault.status, format.failed(fault.complaint));
    if (fault instanceof Postponed)
      return respond(503, fault.value as Value, { 'Retry-After': String(fault.retryAfter) });
    if (fault instanceof RefusedRequest) {
      const { status, message, retryAfter } = fault;
      return status === 403
        ? refuse(status, 'FORBIDDEN', message)
        : refuse(status, 'TOO_MANY_REQUESTS', message, { 'Retry-After': String(retryAfter) });
    }
    if (fault instanceof LargeForm)
      return refuse(413, 'QUERY_LIMIT_EXCEEDED', `The form has more than ${formBounds.fields} fields.`);
    port.logFault(fault);
    return (await port.isOutage(fault))
      ? refuse(503, 'SERVICE_UNAVAILABLE', 'The shop is unavailable at the moment.')
      : refuse(500, 'INTERNAL_SERVER_ERROR', mask);
  }
}
