import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareShop, type BareShop } from './testing/bare-shop.ts';
import { callPaths, graphqlPath, pagePatterns } from './testing/surface.ts';

let shop: BareShop;
beforeAll(async () => {
  shop = await openBareShop('sqlite', 'https://sien.example');
});
afterAll(() => shop.close());

const expected: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=(31536000|[4-9]\d{7}); includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  // Never no-referrer: forms would then come from the origin "null".
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*payment=\(\)/,
  'reporting-endpoints': /^policy="\/policy-reports"$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
const policy = [
  "default-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  'upgrade-insecure-requests',
  'report-to policy',
  'report-uri /policy-reports',
];

it.each([
  ...[...pagePatterns, ...callPaths, graphqlPath, '/health', '/ready', '/nie-ma'].map((path) => ['GET', path] as const),
  ...[...pagePatterns, ...callPaths, graphqlPath].map((path) => ['POST', path] as const),
  ['DELETE', '/'] as const,
])('%s %s: every response has the security headers', async (method, path) => {
  const response = await shop.request(path, { method, headers: { Origin: shop.origin } });
  const { headers } = response;
  // A body has a content type, and text a charset; JSON needs none.
  if ((await response.arrayBuffer()).byteLength > 0)
    expect(headers.get('content-type')).toMatch(/^(?:application\/(?:json|gzip)|image\/\w+|.*; ?charset=utf-8)$/i);
  for (const [name, value] of Object.entries(expected))
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
  const given = headers.get('content-security-policy') ?? '';
  for (const directive of policy) expect(given).toContain(directive);
  expect(given).toMatch(/script-src 'nonce-[\w+/=-]{16,}' 'strict-dynamic'/);
  expect(given).not.toMatch(/unsafe|\*|http:/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  for (const name of ['x-powered-by', 'server']) expect(headers.get(name)).toBeNull();
});

it('a session is kept by a cookie that scripts, other hosts and other sites cannot reach', async () => {
  const { headers } = await shop.request('/basketchange.php', {
    method: 'POST',
    headers: { Origin: shop.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'product=1001&size=uniw&number=1&mode=1&change=add',
  });
  const session = headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});

it('a planted id opens no session', async () => {
  const planted = 'a'.repeat(43);
  const { headers } = await shop.request('/basketchange.php', {
    method: 'POST',
    headers: {
      Origin: shop.origin,
      Cookie: `__Host-session=${planted}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'product=1001&size=uniw&number=1&mode=1&change=add',
  });
  const cookies = headers.getSetCookie().join();
  expect(cookies).toContain('__Host-session=');
  expect(cookies).not.toContain(planted);
  expect(await shop.store.sessions.find(planted)).toBeNull();
});
