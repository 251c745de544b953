import { makeCall } from './documents.ts';
import type { FoundForm } from './forms.ts';
import type { Random } from './random.ts';
import type { Sent } from './sender.ts';
import type { Surface } from './surface.ts';
import { makeText } from './values.ts';

export const kinds = ['graphql', 'call', 'page', 'form', 'odd'] as const;
export type Kind = (typeof kinds)[number];

/** How often each kind occurs, in percent. */
const shares: Readonly<Record<Kind, number>> = { graphql: 40, call: 25, page: 12, form: 18, odd: 5 };
const drawn = kinds.flatMap((kind) => Array.from({ length: shares[kind] }, () => kind));

/** What a request needs to know of its sender. */
export interface Identity {
  readonly cookie: string;
  readonly origin: string;
}

type Pair = readonly [name: string, value: string];

const types = [
  'text/plain;charset=UTF-8',
  'application/json',
  'application/x-www-form-urlencoded',
  'x/y',
  'multipart/form-data',
];

/** One request, drawn by `random`. */
export function makeRequest(surface: Surface, random: Random, who: Identity): { kind: Kind; sent: Sent } {
  const kind = random.pick(drawn);
  const own = { Cookie: random.chance(0.8) ? who.cookie : 'session=planted', Origin: who.origin };
  return { kind, sent: makers[kind](surface, random, own) };
}

type Maker = (surface: Surface, random: Random, headers: Readonly<Record<string, string>>) => Sent;

const makers: Readonly<Record<Kind, Maker>> = {
  graphql({ rootFields, graphqlPath }, random, headers) {
    const first = random.pick(rootFields);
    const beside = rootFields.filter(({ operation }) => operation === first.operation);
    const hostility = random.pick([0, 0, 0.2, 0.6]);
    const writing = { random, hostility, fullness: random.pick([0.2, 0.6, 1]) };
    const calls = [first, ...Array.from({ length: random.int(3) }, () => random.pick(beside))];
    const document = `${first.operation}{${calls.map((call, index) => `a${index}:${makeCall(call, writing)}`).join(' ')}}`;
    const body = random.chance(0.1) ? document : JSON.stringify({ query: document });
    return {
      method: 'POST',
      path: graphqlPath,
      headers: { ...headers, 'Content-Type': random.pick(types) },
      body: random.chance(0.1) ? broken(body, random) : body,
    };
  },

  call({ callPaths, names }, random, headers) {
    return asForm(random.pick(callPaths), pairs(random, names, 1 + random.int(6)), random, headers);
  },

  page({ pagePaths, names }, random, headers) {
    const path = random.pick(pagePaths);
    const query = random.chance(0.5) ? queryOf(pairs(random, names, 1 + random.int(4))) : '';
    return { method: 'GET', path: path + (query && (path.includes('?') ? '&' : '?') + query), headers };
  },

  form({ forms, names }, random, headers) {
    const form = random.pick(forms);
    const hostility = random.pick([0, 0.2, 0.6]);
    const filled = form.fields.flatMap(([name, value]): Pair[] => {
      if (random.chance(0.1)) return [];
      return [[name, random.chance(0.4) && value !== '' ? value : makeText(random, hostility, names)]];
    });
    const more = random.chance(0.3) ? pairs(random, names, 2) : [];
    return asFormOf(form, [...filled, ...more], random, headers);
  },

  odd({ callPaths, pagePaths, graphqlPath, names }, random, headers) {
    const path = random.pick([...callPaths, ...pagePaths, graphqlPath]);
    const depth = 1 + random.int(20_000);
    return random.pick<() => Sent>([
      () => ({ method: random.pick(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'LOCK']), path, headers }),
      () => ({ method: 'POST', path, headers, body: '['.repeat(depth) }),
      () => ({
        method: 'POST',
        path: graphqlPath,
        headers,
        body: `{"query":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
      }),
      () => ({ method: 'POST', path: graphqlPath, headers, body: `{a${'{a'.repeat(depth)}${'}'.repeat(depth)}}` }),
      () => ({ method: 'GET', path: `${path}%`, headers }),
      () => ({
        method: 'GET',
        path: `${path}${random.pick(['%00', '%2e%2e%2f', '/..;/', '%c0%ae', '//evil.example', '?%ff=%fe'])}`,
        headers,
      }),
      () => ({ method: 'GET', path: `/${makeText(random, 1)}`.slice(0, 4000), headers }),
      () => ({
        method: 'GET',
        path,
        headers: { ...headers, 'X-Region-Load': 'main', Accept: '*/*', Range: 'bytes=0-' },
      }),
      () => ({
        method: 'GET',
        path,
        headers: { ...headers, Cookie: `session=${'a'.repeat(3000)}; a; =b; __proto__=1` },
      }),
      () => ({
        method: 'GET',
        path,
        headers: { ...headers, 'X-Forwarded-For': '1.2.3.4, x, ::1', 'If-None-Match': '*' },
      }),
      () => ({
        method: 'POST',
        path,
        headers: { ...headers, 'Content-Type': random.pick(types) },
        body: makeText(random, 1, names).toWellFormed(),
      }),
    ])();
  },
};

const pairs = (random: Random, names: ReadonlyArray<string>, count: number): ReadonlyArray<Pair> => {
  const hostility = random.pick([0, 0.2, 0.6]);
  return Array.from({ length: count }, () => [
    random.pick(names) + random.pick(['', '', '', '[]', '[0]']),
    makeText(random, hostility, names),
  ]);
};

const queryOf = (fields: ReadonlyArray<Pair>): string => new URLSearchParams(fields.map(([a, b]) => [a, b])).toString();

function asForm(
  path: string,
  fields: ReadonlyArray<Pair>,
  random: Random,
  headers: Readonly<Record<string, string>>,
): Sent {
  const isGet = random.chance(0.5);
  return asFormOf({ method: isGet ? 'GET' : 'POST', action: path, fields: [] }, fields, random, headers);
}

/** A form in one of the encodings of browsers, or in none. */
function asFormOf(
  { method, action }: FoundForm,
  fields: ReadonlyArray<Pair>,
  random: Random,
  headers: Readonly<Record<string, string>>,
): Sent {
  if (method === 'GET') {
    return { method, path: `${action}${action.includes('?') ? '&' : '?'}${queryOf(fields)}`, headers };
  }
  if (random.chance(0.7)) {
    const body = queryOf(fields);
    return {
      method,
      path: action,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: random.chance(0.1) ? broken(body, random) : body,
    };
  }
  const boundary = `x${random.int(1e9)}`;
  const file = (name: string, value: string) =>
    random.chance(0.1)
      ? `name="${name}"; filename="${value.slice(0, 20)}"\r\nContent-Type: image/png`
      : `name="${name}"`;
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; ${file(name, value)}\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${boundary}--\r\n`;
  return {
    method,
    path: action,
    headers: {
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${random.chance(0.05) ? 'other' : boundary}`,
    },
    body: random.chance(0.2) ? broken(body, random) : body,
  };
}

/** Truncated, with a wrong byte, or twice over. */
function broken(body: string, random: Random): Buffer {
  const bytes = Buffer.from(body);
  const at = random.int(Math.max(1, bytes.length));
  return random.pick([
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([random.int(256), 0xff, 0]), bytes.subarray(at)]),
    () => Buffer.concat([bytes, bytes]),
  ])();
}
