import type { RunningShop } from '../../../testing/running-shop.ts';
import { seeded } from './random.ts';
import { kinds, makeRequest, type Kind } from './requests.ts';
import { Sender, type Received, type Sent } from './sender.ts';
import { readSurface } from './surface.ts';
import { canaryPattern, placeVictim } from './victim.ts';

/** What a request may cost, in milliseconds of work. */
export const mostWork = 2000;

/** Results of many requests. */
export interface FuzzResult {
  readonly seed: number;
  readonly requests: number;
  /** How many of each kind got which status. */
  readonly statuses: Readonly<Record<Kind, Readonly<Record<number, number>>>>;
  readonly answered: number;
  /** The most work of one request, and the longest wait in real time, in milliseconds. */
  readonly slowest: { readonly work: number; readonly milliseconds: number };
  /** Failures, each with the request that reproduces it. */
  readonly findings: ReadonlyArray<string>;
  /** The found requests. */
  readonly surface: Readonly<Record<'rootFields' | 'callPaths' | 'pagePaths' | 'forms' | 'names', number>>;
}

/** Machine details that must never leak. */
const machine =
  /node_modules|node:internal|\bat \S+ \(.*:\d+:\d+\)|SQLITE_|SqliteError|syntax error at or near|\.tsx?:\d+/;

/** Sends `count` requests to a shop, in an order that `seed` decides; the shop has a client whose data must not leak. */
export async function fuzz(shop: RunningShop, { seed, count }: { seed: number; count: number }): Promise<FuzzResult> {
  await placeVictim(shop);
  const random = seeded(seed);
  const browser = new Sender(shop.url);
  const fill = () =>
    browser.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
  await fill();
  const surface = await readSurface(browser);

  const statuses = Object.fromEntries(kinds.map((kind) => [kind, {}])) as Record<Kind, Record<number, number>>;
  const findings: string[] = [];
  const slowest = { work: 0, milliseconds: 0 };
  let answered = 0;
  for (let index = 0; index < count; index += 1) {
    // Orders and hostile forms empty the basket, and with an empty one half of the shop only reports that.
    if (index % 50 === 49) await fill();
    const { kind, sent } = makeRequest(surface, random, browser);
    const errorsBefore = faults(shop).length;
    const received = await browser.send(sent);
    statuses[kind][received.status] = (statuses[kind][received.status] ?? 0) + 1;
    if (received.status >= 200 && received.status < 300) answered += 1;
    slowest.work = Math.max(slowest.work, Math.round(received.work));
    slowest.milliseconds = Math.max(slowest.milliseconds, Math.round(received.milliseconds));
    const wrong = [...whatIsWrong(received), ...faults(shop).slice(errorsBefore)];
    if (wrong.length > 0) findings.push(`${index} ${kind}: ${wrong.join('; ')} <- ${shown(sent)}`);
  }
  browser.close();
  const { rootFields, callPaths, pagePaths, forms, names } = surface;
  return {
    seed,
    requests: count,
    statuses,
    answered,
    slowest,
    findings,
    surface: {
      rootFields: rootFields.length,
      callPaths: callPaths.length,
      pagePaths: pagePaths.length,
      forms: forms.length,
      names: names.length,
    },
  };
}

/** What the shop logged as its own fault. */
const faults = ({ lines }: RunningShop): ReadonlyArray<string> =>
  lines.filter((line) => line.includes('"level":"error"')).map((line) => line.slice(0, 2000));

function whatIsWrong({ status, headers, text, work }: Received): ReadonlyArray<string> {
  const { location } = headers;
  return [
    status >= 500 ? `status ${status}` : '',
    work > mostWork ? `${Math.round(work)} ms of work` : '',
    canaryPattern.test(text) ? 'data of another client' : '',
    machine.test(text) ? `a word of the machine: ${machine.exec(text)![0]}` : '',
    location !== undefined && !/^\/(?![/\\])/.test(location) ? `leads away to ${location}` : '',
    headers['set-cookie']?.some((line) => line.startsWith('planted')) ? 'a planted cookie' : '',
  ].filter(Boolean);
}

const shown = ({ method, path, headers, body }: Sent): string =>
  JSON.stringify({ method, path, type: headers['Content-Type'], body: body?.toString().slice(0, 1500) });

/** A table of statuses: a line a kind. */
export function statusTable({ statuses, requests, answered }: FuzzResult): string {
  const all = [...new Set(Object.values(statuses).flatMap((row) => Object.keys(row)))].toSorted();
  const rows = kinds.map((kind) => [kind, ...all.map((status) => String(statuses[kind][Number(status)] ?? 0))]);
  const table = [['', ...all], ...rows].map((row) => row.map((cell) => cell.padStart(8)).join('')).join('\n');
  return `${table}\n${requests} requests, ${((answered / requests) * 100).toFixed(1)} % answered with 2xx`;
}
