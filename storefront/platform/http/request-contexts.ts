import type { Context } from 'hono';
import { currentLanguage } from '../languages/current-language.ts';
import { keepNot } from '../reads/recording.ts';
import type { SessionRecord } from '../page/request-context.ts';
import { isForgedAs, type Admission } from './admission.ts';
import { fieldsOfBody, LargeForm } from './form-fields.ts';
import type { Shop, ShopContext } from './page-handler.tsx';
import { readChunks } from './read-text.ts';
import type { App } from './request-facts.ts';
import { noted, notedClient } from './noted-session.ts';
import type { CookieSession } from './session-cookie.ts';
import type { RequestWords } from './request-words.ts';

/**
 * The cookies of a header that pages may read, in its order. The platform shows pages no others, so the key of a kept page needs
 * no others.
 */
export function pageCookies(site: Pick<Shop['site'], 'readsCookie'>, header: string): string {
  if (!site.readsCookie || header === '') return header;
  return header
    .split('; ')
    .filter((cookie) => site.readsCookie!(cookie.split('=', 1)[0]!))
    .join('; ');
}

/** Makes the request context of pages and calls. */
export function requestContexts(
  { site, store, clock, log }: Pick<Shop, 'site' | 'store' | 'clock' | 'log'>,
  words: RequestWords,
  { admitForm, networkAddressOf }: Admission,
  mostBytes: (c: Context) => number,
) {
  const sessions = site.sessions(store);

  return async (
    c: Context<App>,
    params: Readonly<Record<string, string>>,
    method: ShopContext['method'],
  ): Promise<ShopContext> => {
    const facts = c.get('facts');
    const session = c.get('session');
    let form: Promise<FormData> | undefined;
    const language = currentLanguage();
    const { overrides, settings } = await words.of(c, language);
    return {
      url: facts.url,
      method,
      params,
      store: site.storeIn?.(store, language) ?? store,
      settings,
      now: clock(),
      texts: { locale: language, overrides },
      session: noted(session, site.visitors?.showsData),
      client: clientOf(session),
      cookies: pageCookies(site, c.req.header('cookie') ?? ''),
      get referrer() {
        keepNot('reads the referrer');
        return c.req.header('referer') ?? '';
      },
      get userAgent() {
        keepNot('reads the browser');
        return c.req.header('user-agent') ?? '';
      },
      get networkAddress() {
        keepNot('reads the client address');
        return networkAddressOf(c);
      },
      // Judged like a POST: a page asks only where its GET changes something.
      get isForeign() {
        keepNot('may change something');
        return isForgedAs('POST', c);
      },
      notify: async (notice) => sessions.keepNotice((await session.ensure()).idHash, notice),
      form: () => (form ??= readForm(c)),
      get signal() {
        return c.req.raw.signal;
      },
      logFault: (event, error) => log.error(event, error, { requestId: facts.requestId }),
      get requestId() {
        keepNot('reads the id of its request');
        return facts.requestId;
      },
      get nonce() {
        return facts.nonce;
      },
      isRegionLoad: facts.isRegionLoad,
    };
  };

  async function readForm(c: Context<App>): Promise<FormData> {
    const body = await readChunks(c.req.raw, mostBytes(c));
    if (body === null) throw new LargeForm();
    const form = new FormData();
    const type = c.req.header('content-type');
    // An empty body without a type is a form without fields: scripts post with everything in the address.
    if (type !== undefined || body.length > 0)
      for (const [name, value] of await fieldsOfBody(body, type ?? ''))
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value, value.name);
    // A file counts by its name; browsers send an empty name when none was chosen.
    const sent = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.name === '' ? [] : [[name, value.name]],
    );
    await admitForm(c, new URLSearchParams([...sent, ...c.get('facts').url.searchParams]));
    return form;
  }

  /** Read once for each session of the request: signing in and out change it half-way. */
  function clientOf(session: CookieSession): ShopContext['client'] {
    let asked: { record: SessionRecord; client: Promise<object | null> } | null = null;
    return async () => {
      const record = await session.current();
      if (record === null || record.clientId === null) return null;
      if (asked?.record !== record) asked = { record, client: site.client(store, record) };
      return notedClient(await asked.client);
    };
  }
}
