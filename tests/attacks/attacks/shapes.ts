import { Tally, type Attack } from '../support/attack.ts';
import { head, sendRaw, type RawAnswer } from '../support/raw-request.ts';
import type { Target } from '../support/target.ts';

/** A request as sent, and what must not come back. */
interface Shape {
  readonly name: string;
  request(host: string): string;
}

/** Requests hidden inside others ask for it; the shop must never answer it. */
const hidden = '/smuggled-canary';
const hiddenRequest = (host: string) => `GET ${hidden} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const post = (host: string, lines: ReadonlyArray<string>, body: string) =>
  head('POST /signin.php HTTP/1.1', [
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Content-Type: application/x-www-form-urlencoded',
    ...lines,
  ]) + body;
const get = (host: string, lines: ReadonlyArray<string>) => head('GET / HTTP/1.1', [`Host: ${host}`, ...lines]);

/** Requests whose end two servers could dispute. */
const smuggling: ReadonlyArray<Shape> = [
  {
    name: 'two lengths',
    request: (host) => post(host, ['Content-Length: 0', 'Content-Length: 60'], hiddenRequest(host)),
  },
  { name: 'a list of lengths', request: (host) => post(host, ['Content-Length: 0, 60'], hiddenRequest(host)) },
  {
    name: 'a length and chunks',
    request: (host) =>
      post(host, ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'chunks and a length',
    request: (host) =>
      post(host, ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'two codings',
    request: (host) =>
      post(host, ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'an unknown coding',
    request: (host) => post(host, ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a space before the colon',
    request: (host) => post(host, ['Transfer-Encoding : chunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a vertical tab before the coding',
    request: (host) => post(host, ['Transfer-Encoding:\u000bchunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a folded header',
    request: (host) => post(host, ['X: y\r\n Transfer-Encoding: chunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a line feed alone',
    request: (host) => post(host, ['X: y\nTransfer-Encoding: chunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a carriage return alone',
    request: (host) => post(host, ['X: y\rTransfer-Encoding: chunked'], `0\r\n\r\n${hiddenRequest(host)}`),
  },
  { name: 'a negative length', request: (host) => post(host, ['Content-Length: -1'], hiddenRequest(host)) },
  { name: 'a length with a sign', request: (host) => post(host, ['Content-Length: +0'], hiddenRequest(host)) },
  { name: 'a length in hexadecimal', request: (host) => post(host, ['Content-Length: 0x0'], hiddenRequest(host)) },
  {
    name: 'a length beyond all numbers',
    request: (host) => post(host, [`Content-Length: ${'9'.repeat(40)}`], hiddenRequest(host)),
  },
  {
    name: 'a chunk beyond all numbers',
    request: (host) => post(host, ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'a chunk that is longer than it says',
    request: (host) => post(host, ['Transfer-Encoding: chunked'], `1\r\naa\r\n0\r\n\r\n${hiddenRequest(host)}`),
  },
  {
    name: 'an endless extension of a chunk',
    request: (host) => post(host, ['Transfer-Encoding: chunked'], `1;${'a'.repeat(60_000)}\r\n`),
  },
  { name: 'no host', request: () => 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'a null in a header', request: (host) => get(host, ['X: a\0b']) + hiddenRequest(host) },
  { name: 'a header without a name', request: (host) => get(host, [': a']) + hiddenRequest(host) },
  {
    name: 'a space in the path',
    request: (host) => `GET /a b HTTP/1.1\r\nHost: ${host}\r\n\r\n${hiddenRequest(host)}`,
  },
  { name: 'another protocol', request: (host) => `GET / HTTP/3.7\r\nHost: ${host}\r\n\r\n${hiddenRequest(host)}` },
  { name: 'HTTP/2 without asking', request: (host) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hiddenRequest(host)}` },
];

/** Each shape on its own connection, read until it closes. */
const shapesAttack = (
  name: string,
  shapes: ReadonlyArray<Shape>,
  wrongWith: (answer: RawAnswer) => string | null,
): Attack => ({
  name,
  async run({ port, shop }: Target, from) {
    const tally = new Tally();
    const host = new URL(shop.url).host;
    let answeredHidden = 0;
    for (const shape of shapes) {
      const answer = await sendRaw([shape.request(host)], { port, from, isHeardOut: true, within: 5000 });
      tally.add(answer.status, answer.status === null ? undefined : answer.milliseconds);
      const wrong =
        wrongWith(answer) ?? (answer.status !== null && answer.status >= 500 ? `answered ${answer.status}` : null);
      if (wrong !== null) tally.find(`${shape.name}: ${wrong}`);
      const heard = shop.output().split(hidden).length - 1;
      if (heard > answeredHidden) tally.find(`${shape.name}: the hidden request was answered`);
      answeredHidden = heard;
    }
    return tally.outcome();
  },
});

const smugglingAttack = shapesAttack('smuggling: requests without a clear end', smuggling, ({ text, status }) =>
  (text.match(/^HTTP\/1\.[01] \d{3}/gm) ?? []).length > 1
    ? 'more than one answer'
    : status === null || status < 400
      ? `answered ${status}`
      : null,
);

const evil = 'evil.example';
const injected = 'Planted: 1';
const encodedLine = `%0d%0a${encodeURIComponent(injected)}%0d%0a`;

/** Texts that would become a response header, or another host in it. */
const injections: ReadonlyArray<Shape> = [
  ...[
    `/${encodedLine}`,
    `//${evil}/`,
    `/\\${evil}/`,
    `/search.php?text=${encodedLine}`,
    `/product-pol-1001-${encodedLine}.html`,
    `/settings.php?sort_order=${encodedLine}&back=${encodedLine}`,
    `/settings.php?country=${encodedLine}`,
    `/basketchange.php?product=1001&size=uniw&number=1&mode=1&change=add&back=//${evil}${encodedLine}`,
    `/signin.php?return=//${evil}${encodedLine}`,
    `/pictures/${encodedLine}`,
    `/ajax/hotspots.php?zones=${encodedLine}`,
  ].map((path) => ({
    name: path,
    request: (host: string) =>
      head(`GET ${path} HTTP/1.1`, [`Host: ${host}`, 'Sec-Fetch-Site: same-origin', 'Connection: close']),
  })),
  { name: 'another host', request: () => head('GET / HTTP/1.1', [`Host: ${evil}`, 'Connection: close']) },
  { name: 'a host with a path', request: (host) => head('GET / HTTP/1.1', [`Host: ${host}/${evil}`]) },
  { name: 'a host with a user', request: (host) => head('GET / HTTP/1.1', [`Host: ${evil}@${host}`]) },
  { name: 'two hosts', request: (host) => head('GET / HTTP/1.1', [`Host: ${host}`, `Host: ${evil}`]) },
  {
    name: 'a whole address',
    request: (host) => head(`GET http://${evil}/ HTTP/1.1`, [`Host: ${host}`, 'Connection: close']),
  },
  ...['X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'Referer'].map(
    (name) => ({
      name: `the header ${name}`,
      request: (host: string) => get(host, [`${name}: http://${evil}/${injected}`, 'Connection: close']),
    }),
  ),
];

const injectionAttack = shapesAttack(
  'header injection: texts that would be headers or hosts',
  injections,
  ({ text }) => {
    const [headers = ''] = text.split('\r\n\r\n');
    if (new RegExp(`^${injected}`, 'm').test(headers)) return 'a planted header';
    // A page may repeat the search text, but it never links there.
    return /^location:\s*(https?:)?\/\/(?!127\.0\.0\.1)/im.test(headers) ||
      /(href|src|action)="(https?:)?[\\/]{2}evil/i.test(text)
      ? 'a link to another host'
      : null;
  },
);

const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '.%00./',
  '%c0%ae%c0%ae/',
];
const folders = ['/pictures/', '/assets/', '/brand/', '/', '/uploads/', '/photos/'];
const files = ['package.json', 'etc/passwd', 'dist/server/main.js', 'data/shop.sqlite'];

const traversals: ReadonlyArray<Shape> = folders.flatMap((folder) =>
  climbs.flatMap((climb) =>
    files.map((file) => ({
      name: `${folder}${climb}… ${file}`,
      request: (host: string) =>
        head(`GET ${folder}${climb.repeat(8)}${file} HTTP/1.1`, [`Host: ${host}`, 'Connection: close']),
    })),
  ),
);

const traversalAttack = shapesAttack(
  'path traversal: files outside of the served folders',
  traversals,
  ({ text, status }) =>
    /"name": "witryna"|root:.*:0:0|SQLite format 3|startServer\(/.test(text) || status === 200 ? 'a file came' : null,
);

const methods = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'MKCOL', 'post', 'GETS', 'QUERY'];
const overrides: ReadonlyArray<Shape> = methods.flatMap((method) =>
  ['/', '/basketedit.php', '/graphql/v1/', '/ajax/get.php', '/pictures/', '/health'].map((path) => ({
    name: `${method} ${path}`,
    request: (host: string) =>
      head(`${method} ${path} HTTP/1.1`, [
        `Host: ${host}`,
        'X-Canary: planted',
        'Content-Length: 0',
        'Connection: close',
      ]),
  })),
);

const methodAttack = shapesAttack('methods: those that no form and no link sends', overrides, ({ text, status }) =>
  status !== null && status < 400 && status !== 200
    ? `answered ${status}`
    : text.includes('planted')
      ? 'the request came back'
      : null,
);

const names = (letter: string, count: number, separator: string) =>
  Array.from({ length: count }, (_, n) => `${letter}${n}=`).join(separator);

/** As long as Node accepts headers, 16 kB in all. */
const long = 14_000;
const longHeads: ReadonlyArray<Shape> = [
  ...[
    '?' + '&'.repeat(long),
    `?${names('a', 2500, '&')}`,
    `?a=${'%41'.repeat(4000)}`,
    `search.php?text=${'%F0%9F%98%80'.repeat(1100)}`,
    'a/'.repeat(7000),
    '%'.repeat(long),
  ].map((path) => ({
    name: `GET /${path.slice(0, 20)}…`,
    request: (host: string) => head(`GET /${path} HTTP/1.1`, [`Host: ${host}`]),
  })),
  ...['/graphql/v1/', '/ajax/get.php', '/search.php', '/settings.php'].map((path) => ({
    name: `a long query at ${path}`,
    request: (host: string) => head(`GET ${path}?${names('a', 2000, '&')} HTTP/1.1`, [`Host: ${host}`]),
  })),
  ...[
    'Cookie',
    'Accept-Language',
    'Accept-Encoding',
    'Accept',
    'Range',
    'If-None-Match',
    'X-Forwarded-For',
    'Referer',
    'Sec-Fetch-Site',
  ].flatMap((name) =>
    ['a=;', ',', 'pl;q=0.1,', '"', '%', 'bytes=0-,', '127.0.0.1,', '((('].map((unit) => ({
      name: `${name} of ${unit}`,
      request: (host: string) => get(host, [`${name}: ${unit.repeat(Math.floor(long / unit.length))}`]),
    })),
  ),
  {
    name: 'thousands of headers',
    request: (host) =>
      get(
        host,
        Array.from({ length: 3000 }, () => 'a:'),
      ),
  },
  {
    name: 'headers without an end',
    request: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${'a: b\r\n'.repeat(200_000)}`,
  },
  { name: 'a header of 1 MB', request: (host) => get(host, [`Cookie: ${'a'.repeat(1_000_000)}`]) },
  { name: 'an address of 1 MB', request: (host) => `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n` },
];

/** The first line of a response is enough. */
const longHeadAttack: Attack = {
  name: 'heads: long addresses, cookies and headers',
  async run({ port, shop }, from) {
    const tally = new Tally();
    const host = new URL(shop.url).host;
    for (const shape of longHeads) {
      const { status, milliseconds } = await sendRaw([shape.request(host)], { port, from });
      tally.add(status, milliseconds);
      if (status !== null && status >= 500) tally.find(`${shape.name}: answered ${status}`);
    }
    return tally.outcome();
  },
};

export const shapeAttacks: ReadonlyArray<Attack> = [
  longHeadAttack,
  smugglingAttack,
  injectionAttack,
  traversalAttack,
  methodAttack,
];
