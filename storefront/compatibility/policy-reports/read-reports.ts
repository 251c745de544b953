/** A violation without personal data: paths of this shop, origins of others, no query, no sample. */
export type Violation = Readonly<{
  /** The directive of the policy: `script-src-elem`. */
  directive: string;
  /** What was blocked: `inline`, `eval`, an origin, a path of this shop, or a scheme such as `chrome-extension:`. */
  blocked: string;
  /** The path of the page. */
  page: string;
  /** The source of the script, as `blocked`; '' if unknown. */
  source: string;
  line: number;
  column: number;
}>;

/** A body has as many as a browser collects in a minute; the rest are repetitions. */
const mostReports = 20;
const longestText = 200;

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The reports of a body by its media type: both formats of browsers. */
const bodies: Readonly<Record<string, (sent: unknown) => ReadonlyArray<Readonly<Record<string, unknown>>>>> = {
  'application/reports+json': (sent) =>
    (Array.isArray(sent) ? sent : [sent])
      .map(asObject)
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => asObject(body)),
  'application/csp-report': (sent) => [asObject(asObject(sent)['csp-report'])],
};

export const reportTypes = Object.keys(bodies);

/** The media type of a request, if it is one of reports. */
export function reportType(contentType: string | null): string | null {
  const type = contentType?.split(';', 1)[0]!.trim().toLowerCase() ?? '';
  return Object.hasOwn(bodies, type) ? type : null;
}

/**
 * The violations on pages of this shop. Those of another site are ignored: reports can be forged.
 *
 * @throws SyntaxError if the text is no JSON
 */
export function readReports(type: string, text: string, origin: string): ReadonlyArray<Violation> {
  return bodies[type]!(JSON.parse(text))
    .slice(0, mostReports)
    .flatMap((report): ReadonlyArray<Violation> => {
      const word = (...names: ReadonlyArray<string>) =>
        names.map((name) => report[name]).find((value): value is string => typeof value === 'string') ?? '';
      const count = (...names: ReadonlyArray<string>) =>
        names.map((name) => report[name]).find((value): value is number => Number.isSafeInteger(value)) ?? 0;
      const page = placeOf(word('documentURL', 'document-uri'), origin);
      if (!page.startsWith('/')) return [];
      return [
        {
          directive:
            /^[a-z-]+/.exec(word('effectiveDirective', 'effective-directive', 'violated-directive'))?.[0] ?? '',
          blocked: placeOf(word('blockedURL', 'blocked-uri'), origin),
          page,
          source: placeOf(word('sourceFile', 'source-file'), origin),
          line: count('lineNumber', 'line-number'),
          column: count('columnNumber', 'column-number'),
        },
      ];
    });
}

/** An address without personal data; words of the policy such as `inline` stay. */
function placeOf(address: string, own: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,40}$/.exec(address)?.[0] ?? '';
  const { origin, protocol, pathname } = new URL(address);
  if (origin === own) return pathname.slice(0, longestText);
  return protocol === 'https:' || protocol === 'http:' ? origin.slice(0, longestText) : protocol.slice(0, longestText);
}
