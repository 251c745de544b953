import { expect } from 'vitest';
import type { WaitingMail } from '../store/index.ts';
import { compose } from '../mails/compose.ts';
import type { Message } from '../platform/mail/message.ts';
import type { RunningShop } from './running-shop.ts';

/** A browser without a script: it keeps its cookie, says where it comes from, and follows no redirect by itself. */
export function browser(shop: RunningShop) {
  let cookie = '';
  const own = () => ({ Origin: shop.url, 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) });

  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(shop.url + path, { redirect: 'manual', ...init });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.slice(0, set.indexOf(';'));
    return response;
  }

  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers: { ...own(), ...headers } });
  const post = (
    path: string,
    fields: Readonly<Record<string, string>> | FormData,
    headers: Record<string, string> = {},
  ) =>
    send(path, {
      method: 'POST',
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      headers: { ...own(), ...headers },
    });

  return {
    get,
    post,
    /** Sends a form that is taken, follows it, and gives the address and the text of the page that comes. */
    async postAndFollow(path: string, fields: Parameters<typeof post>[1], headers: Record<string, string> = {}) {
      const response = await post(path, fields, headers);
      const address = response.headers.get('location') ?? '';
      expect([response.status, address]).toEqual([303, address]);
      return { address, text: await wordsOf(await get(address)) };
    },
    cookie: () => cookie,
  };
}

/** What stands on a page, with plain spaces. */
export const wordsOf = async (response: Response): Promise<string> =>
  (await response.text())
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replace(/[\u00a0\s]+/g, ' ');

/** The value of a control on a page, whatever the order of its attributes. */
export function valueOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0];
  return tag && (/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '');
}

/** Takes every mail that waits, as the sender does. */
export async function takeMails({ store }: RunningShop): Promise<ReadonlyArray<WaitingMail>> {
  const mails = await store.outbox.claim(100);
  await store.outbox.markSent(mails.map(({ id }) => id));
  return mails;
}

/** The mails that wait, as they go out. */
export async function takeMessages(shop: RunningShop): Promise<ReadonlyArray<Message>> {
  const mails = await takeMails(shop);
  const messages = await Promise.all(mails.map((mail) => compose(mail, shop.store, shop.url)));
  return messages.filter((message) => message !== null);
}

/** The link of a mail, from the root of the shop. */
export function linkOf(shop: RunningShop, { text }: Message): string {
  const [, path] = new RegExp(`${shop.url}(/\\S+)`).exec(text) ?? [];
  if (path === undefined) throw new Error('The mail has no link to the shop.');
  return path;
}
