import { localAddress } from '../platform/languages/current-language.ts';
import type { CallPort, SiteCall } from '../platform/page/site.ts';
import type { SienTypes } from './define-page.ts';

type Context = Awaited<ReturnType<CallPort<SienTypes>['context']>>;

/** A document that is written when it is asked for. */
export interface DocumentSource<Subject> {
  /** Its name in the log. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Where everyone is led who may not open it. */
  readonly elsewhere: string;
  /** What it is about; null for everyone who may not open it. */
  find(context: Context, parameters: URLSearchParams): Promise<Subject | null>;
  /** The PDF. The code that writes it is loaded here: the operator's commands read these rooms too, and Node imports no font files. */
  write(subject: Subject, context: Context): Promise<Uint8Array>;
  /** "zamowienie-20261121-014.pdf" */
  fileName(subject: Subject, context: Context): string;
}

/** The name in the spelling of RFC 8187; clients that do not know it have the plain one. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]/g, '-');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** A read-only address that answers with a PDF, which no cache keeps. */
export const documentCall = <Subject>(source: DocumentSource<Subject>): SiteCall<SienTypes> => ({
  name: source.name,
  paths: [source.path],
  async answer(request, port) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const url = new URL(request.url);
    await port.admitForm(url.searchParams);
    try {
      const context = await port.context();
      const subject = await source.find(context, url.searchParams);
      const headers = { 'Cache-Control': 'private, no-store' };
      if (!subject)
        return new Response(null, { status: 303, headers: { ...headers, Location: localAddress(source.elsewhere) } });
      const bytes = request.method === 'HEAD' ? null : await source.write(subject, context);
      return new Response(bytes as Uint8Array<ArrayBuffer> | null, {
        headers: {
          ...headers,
          'Content-Type': 'application/pdf',
          'Content-Disposition': disposition(source.fileName(subject, context)),
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch (fault) {
      port.logFault(fault);
      return new Response(null, { status: (await port.isOutage(fault)) ? 503 : 500 });
    }
  },
});
