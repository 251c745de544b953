import { describe, expect, it } from 'vitest';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { readReports, reportType } from './read-reports.ts';

const own = 'https://sien.example';
const modern = (body: object, type = 'csp-violation') => JSON.stringify([{ type, age: 1, url: own, body }]);

describe('a report', () => {
  const violation = {
    directive: 'script-src-elem',
    blocked: 'inline',
    page: '/search.php',
    source: '/assets/a.js',
    line: 3,
    column: 7,
  };

  it('is read in both formats of browsers, without personal data', () => {
    const sent = modern({
      documentURL: `${own}/search.php?text=hanna@poczta.pl#x`,
      referrer: 'https://poczta.example/hanna',
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem',
      sourceFile: `${own}/assets/a.js?v=1`,
      sample: 'var password="tajne"',
      lineNumber: 3,
      columnNumber: 7,
    });
    expect(readReports('application/reports+json', sent, own)).toEqual([violation]);
    const older = JSON.stringify({
      'csp-report': {
        'document-uri': `${own}/search.php?text=hanna@poczta.pl`,
        'blocked-uri': 'inline',
        'violated-directive': "script-src-elem 'nonce-abc'",
        'source-file': `${own}/assets/a.js`,
        'script-sample': 'tajne',
        'line-number': 3,
        'column-number': 7,
      },
    });
    expect(readReports('application/csp-report', older, own)).toEqual([violation]);
  });

  it.each([
    ['https://evil.example/a.js?key=1', 'https://evil.example'],
    ['https://hanna:tajne@evil.example/a.js', 'https://evil.example'],
    [`${own}/koszyk?klucz=1`, '/koszyk'],
    ['chrome-extension://abcdef/inject.js', 'chrome-extension:'],
    ['data:text/html,tajne', 'data:'],
    ['eval', 'eval'],
    ['<b>tajne</b>', ''],
  ])('of %s contains %s', (blockedURL, blocked) => {
    const sent = modern({ documentURL: `${own}/`, blockedURL, effectiveDirective: 'img-src' });
    expect(readReports('application/reports+json', sent, own)).toMatchObject([{ blocked }]);
  });

  it.each([
    ['of a page of another site', modern({ documentURL: 'https://evil.example/', blockedURL: 'inline' })],
    ['of something else than the policy', modern({ documentURL: `${own}/` }, 'deprecation')],
    ['that is invalid', '[null, 1, "x", {"type": "csp-violation"}]'],
    ['that is a number', '7'],
  ])('%s is ignored', (_, sent) => {
    expect(readReports('application/reports+json', sent, own)).toEqual([]);
    expect(readReports('application/csp-report', sent, own)).toEqual([]);
  });

  it('is short, one of at most twenty, and has one of two types', () => {
    const long = modern({ documentURL: `${own}/${'a'.repeat(500)}` });
    expect(readReports('application/reports+json', long, own)[0]!.page).toBe(`/${'a'.repeat(199)}`);
    const [one] = JSON.parse(modern({ documentURL: `${own}/` })) as object[];
    const many = JSON.stringify(Array.from({ length: 50 }, () => one));
    expect(readReports('application/reports+json', many, own)).toHaveLength(20);
    expect(reportType('Application/CSP-Report; charset=utf-8')).toBe('application/csp-report');
    for (const type of [null, '', 'application/json', 'text/plain', 'constructor']) expect(reportType(type)).toBeNull();
  });
});

describeOnEngines('the address of reports', (shop) => {
  const report = () => modern({ documentURL: `${shop().url}/basketedit.php?key=tajne`, blockedURL: 'inline' });
  const send = (body: string, type = 'application/reports+json', headers: Record<string, string> = {}) =>
    fetch(`${shop().url}/policy-reports`, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });
  const noted = () => shop().lines.filter((line) => line.includes('"policy violation"'));

  it('logs a report without personal data and answers without a body', async () => {
    const before = noted().length;
    const response = await send(report(), undefined, { Cookie: 'session=tajne', 'User-Agent': 'Hanna' });
    expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([204, '', null]);
    expect(noted()).toHaveLength(before + 1);
    const line = noted().at(-1)!;
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'policy violation', page: '/basketedit.php' });
    expect(line).not.toMatch(/tajne|Hanna|127\.0\.0\.1/);
  });

  it.each([
    ['another type', () => send(report(), 'text/plain'), 415],
    ['no JSON', () => send('{'), 400],
    ['too long a body', () => send(`"${'a'.repeat(40_000)}"`), 413],
    ['another method', () => fetch(`${shop().url}/policy-reports`), 405],
  ])('rejects %s, and logs nothing', async (_, ask, status) => {
    const before = noted().length;
    const response = await ask();
    const { errors } = (await response.json()) as { errors: ReadonlyArray<{ code: string }> };
    expect([response.status, errors.length]).toEqual([status, 1]);
    expect(noted()).toHaveLength(before);
  });

  it('is configured by the policy, without https in the older format of browsers', async () => {
    const { headers } = await fetch(shop().url);
    expect(headers.get('content-security-policy')).toContain('report-uri /policy-reports');
    expect(headers.get('content-security-policy')).not.toContain('report-to');
    expect(headers.get('reporting-endpoints')).toBeNull();
  });

  it('has a limit for each address', async () => {
    const { settings } = shop().store;
    await settings.set('policyReportLimit', { perAddress: 0, window: 60_000, block: 1 });
    const response = await send(report());
    await settings.reset('policyReportLimit');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});
