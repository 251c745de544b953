import type { SienTypes } from '../../shared/define-page.ts';
import { RefusedRequest } from '../../platform/page/protection.ts';
import type { SiteCall } from '../../platform/page/site.ts';
import { json } from '../ajax/calling/formats.ts';
import { mask, type ErrorCode } from '../graphql/errors.ts';
import { readText } from '../../platform/http/read-text.ts';
import { readReports, reportType, reportTypes } from './read-reports.ts';

/** Where browsers report policy violations; the policy contains it. */
export const policyReportsAddress = '/policy-reports';

/** The largest body, in bytes. */
const largestBody = 32 * 1024;

const answer = (status: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });

const refuse = (status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}) =>
  answer(status, { 'Content-Type': json.type, ...headers }, json.write(json.failed({ code, message })));

/** Logs reports of policy violations from browsers: no query, no sample, no client address. */
export const policyReportsCall: SiteCall<SienTypes> = {
  name: 'policy-reports',
  paths: [policyReportsAddress],
  async answer(request, port) {
    if (request.method !== 'POST') return refuse(405, 'BAD_REQUEST', 'Send by POST.', { Allow: 'POST' });
    try {
      await port.admitForm(new URLSearchParams());
      // No form of a foreign page can have one of these types.
      const type = reportType(request.headers.get('content-type'));
      if (type === null) {
        const types = reportTypes.join(', ');
        return refuse(415, 'BAD_USER_INPUT', `A report is of ${types}.`, { 'Accept-Post': types });
      }
      const text = await readText(request, largestBody);
      if (text === null) {
        const message = `The body is above ${largestBody} bytes.`;
        return refuse(413, 'QUERY_LIMIT_EXCEEDED', message, { Connection: 'close' });
      }
      const { url } = await port.context();
      for (const violation of readReports(type, text, url.origin)) port.note('policy violation', violation);
      return answer(204);
    } catch (fault) {
      if (fault instanceof SyntaxError) return refuse(400, 'BAD_USER_INPUT', 'The body is no JSON.');
      if (fault instanceof RefusedRequest) {
        const headers = { 'Retry-After': String(fault.retryAfter) };
        return refuse(fault.status, 'TOO_MANY_REQUESTS', fault.message, headers);
      }
      port.logFault(fault);
      return (await port.isOutage(fault))
        ? refuse(503, 'SERVICE_UNAVAILABLE', 'The shop is unavailable at the moment.')
        : refuse(500, 'INTERNAL_SERVER_ERROR', mask);
    }
  },
};
