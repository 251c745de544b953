import type { Context } from 'hono';
import { keepNot } from '../reads/recording.ts';
import { RefusedRequest, type RateLimitedUse } from '../page/protection.ts';
import { accountOfClient } from '../protection/accounts.ts';
import { clientAddress, type TrustedProxies } from '../protection/client-address.ts';
import { isForged } from './forgery.ts';
import { incomingOf } from './left-requests.ts';
import type { Shop } from './page-handler.tsx';
import type { App } from './request-facts.ts';
import type { RequestWords } from './request-words.ts';

/** Whether a foreign page made the browser send this; `method` is what it is judged as. */
export function isForgedAs(method: string, c: Context<App>): boolean {
  const { req } = c;
  const [secFetchSite, origin, referrer] = [req.header('sec-fetch-site'), req.header('origin'), req.header('referer')];
  return isForged(
    { method, secFetchSite, origin, referrer, hasCookie: req.header('cookie') !== undefined },
    c.get('facts').origin,
  );
}

interface Admitting extends Pick<Shop, 'site' | 'store' | 'clock' | 'log'> {
  readonly trustedProxies?: TrustedProxies | null;
}

/** Who may send what, and how often. */
export function admission(
  { site, store, clock, log, trustedProxies = null }: Admitting,
  settingsOf: RequestWords['settingsOf'],
) {
  const protection = site.protection?.((event, fields) => log.info(event, fields));

  /** The client's address, as `clientAddress` reads it. */
  const networkAddressOf = (c: Context<App>): string =>
    clientAddress(incomingOf(c)?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);

  /** Counts what a request uses. @throws RefusedRequest */
  async function admit(c: Context<App>, uses: ReadonlyArray<RateLimitedUse>): Promise<void> {
    if (!protection || uses.length === 0) return;
    keepNot('is counted');
    const client = uses.some(({ isOwn }) => isOwn) ? ((await c.get('session').current())?.clientId ?? null) : null;
    const counted = uses.map((use) =>
      use.isOwn && client !== null ? { ...use, account: accountOfClient(client) } : use,
    );
    const wait = await protection.admit(
      { store, settings: await settingsOf(c), now: clock() },
      networkAddressOf(c),
      counted,
    );
    if (wait !== null) throw new RefusedRequest(429, wait);
  }

  /** The same for the parameters of address and form. @throws RefusedRequest also when they are forged */
  async function admitForm(c: Context<App>, parameters: URLSearchParams): Promise<void> {
    const path = c.get('facts').url.pathname;
    if (protection?.isChange(path, parameters) && isForgedAs('POST', c)) throw new RefusedRequest(403);
    await admit(c, protection?.usesOf(path, c.req.method, parameters) ?? []);
  }

  /** Whether a GET of an address changes something. */
  const changes = ({ pathname, searchParams }: URL): boolean => protection?.isChange(pathname, searchParams) ?? false;

  return { admit, admitForm, changes, networkAddressOf };
}

export type Admission = ReturnType<typeof admission>;
