import { readText } from '../../platform/http/read-text.ts';
import { RefusedRequest } from '../../platform/page/protection.ts';
import type { CallPort } from '../../platform/page/site.ts';
import type { SienTypes } from '../../shared/define-page.ts';
import { usesOfDocument } from './document-uses.ts';
import { callError, mask, wireError, type ErrorCode } from './errors.ts';
import { trackingHeaders } from '../../features/content/index.ts';
import { limits } from './limits.ts';
import { readDocument } from './read-document.ts';
import { runDocument, type Answer, type Service } from './run-document.ts';
import type { UnknownNames } from './tolerance/unknown-names.ts';

/** The HTTP layer's part of the service; the rest is the shop's. */
export interface ShopService extends Omit<Service, 'onFault' | 'onUnknown'> {
  readonly unknownNames: UnknownNames;
}

/**
 * One request to `/graphql/v1/`: query string and content type are ignored (wire contract 1.1).
 * Every document gets 200, with `errors` if there are any; clients read them there.
 */
export async function answerRequest(
  service: ShopService,
  request: Request,
  port: CallPort<SienTypes>,
): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, 'BAD_REQUEST', 'Send the document by POST.', { Allow: 'POST' });
  const body = await readText(request, limits.bytes);
  if (body === null) {
    // The rest of the body stays unread, so this connection serves no further request.
    return refuse(413, 'QUERY_LIMIT_EXCEEDED', `The body is above ${limits.bytes} bytes.`, { Connection: 'close' });
  }
  const faults: unknown[] = [];
  const announced: Record<string, string> = {};
  const answer = await ask(service, body, port, faults, announced);
  if (answer instanceof RefusedRequest) {
    return refuse(429, 'TOO_MANY_REQUESTS', answer.message, { 'Retry-After': String(answer.retryAfter) });
  }
  for (const fault of faults) port.logFault(fault);
  if (faults.length > 0 && (await port.isOutage(faults[0]))) {
    return refuse(503, 'SERVICE_UNAVAILABLE', 'The shop is unavailable at the moment.');
  }
  return answer ? respond(200, answer, announced) : refuse(500, 'INTERNAL_SERVER_ERROR', mask);
}

/** Null if not even the request's context is available. */
async function ask(
  service: ShopService,
  body: string,
  port: CallPort<SienTypes>,
  faults: unknown[],
  announced: Record<string, string>,
): Promise<Answer | RefusedRequest | null> {
  try {
    const context = await port.context();
    const running: Service = {
      ...service,
      onFault: (fault) => faults.push(fault),
      onUnknown(name) {
        if (service.unknownNames.isNew(name)) port.note('graphql lacks a name', { name });
      },
    };
    const answer = await runDocument(running, readDocument(body), {
      context,
      isForeign: context.isForeign,
      admit: (document) => port.admit(usesOfDocument(document)),
    });
    Object.assign(announced, await trackingHeaders(context));
    return answer;
  } catch (fault) {
    if (fault instanceof RefusedRequest) return fault;
    faults.push(fault);
    return null;
  }
}

const refuse = (status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}): Response =>
  respond(status, { errors: [wireError(callError(code, message), code)] }, headers);

/** It may show a basket: no cache keeps it. */
const respond = (status: number, answer: Answer, headers: Record<string, string> = {}): Response =>
  Response.json(answer, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store', ...headers },
  });
