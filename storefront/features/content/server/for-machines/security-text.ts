import { textCall } from './text-call.ts';

const path = '/.well-known/security.txt';
const year = 365 * 24 * 60 * 60_000;

/** Where to report a security fault (RFC 9116). It expires in a year from the day of the request: the shop writes it anew each time. */
export const securityTextCall = textCall({
  name: 'security-text',
  paths: [path, '/security.txt'],
  type: 'text/plain',
  write: ({ settings, url, now }) =>
    settings.companyEmail === ''
      ? null
      : [
          `Contact: mailto:${settings.companyEmail}`,
          `Expires: ${new Date(now + year).toISOString().slice(0, 10)}T00:00:00Z`,
          'Preferred-Languages: pl, en',
          `Canonical: ${url.origin}${path}`,
          '',
        ].join('\n'),
});
