import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';

/** How long a mail may take, in milliseconds: longer than the minute after which the shop retries a failed one. */
const timeout = 90_000;

/** A mail's file with the lines of quoted-printable joined. */
const decoded = (eml: string): string =>
  eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/** The recipient of a mail; a long one is on its own line. */
const recipientOf = (mail: string): string | undefined => /^to:\s+(\S+)/im.exec(mail)?.[1]?.toLowerCase();

/**
 * Where a mail leads: the first match of `path` in one to this address. Waits for the mail in the outbox.
 *
 * @param outboxDir of the shop, as returned by `startShop`
 */
export async function mailedPath(outboxDir: string, email: string, path: RegExp): Promise<string> {
  for (const end = Date.now() + timeout; Date.now() < end; await sleep(50)) {
    const files = await readdir(outboxDir).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const mail = decoded(await readFile(join(outboxDir, file), 'utf8'));
      const found = path.exec(mail)?.[1];
      if (found !== undefined && recipientOf(mail) === email.toLowerCase()) return found;
    }
  }
  const mails = await readdir(outboxDir).catch(() => []);
  throw new Error(`No mail to ${email} leads to ${path.source}. The outbox holds: ${mails.join(', ') || 'nothing'}.`);
}

/** Where the registration mail leads: `/client-new.php?token=...`. */
export const confirmationPath = (outboxDir: string, email: string): Promise<string> =>
  mailedPath(outboxDir, email, /(\/client-new\.php\?token=[\w-]{43}(?:&next=express)?)\s/);

/**
 * Registers without pages: requests the account, and confirms it by the link in its mail.
 *
 * @param request keeps the cookies of the signed-in user
 * @param form as the page sends it
 */
export async function openAccountBy(
  request: APIRequestContext,
  shop: { readonly url: string; readonly outboxDir: string },
  form: Readonly<Record<string, string>> & { readonly client_email: string; readonly client_password: string },
): Promise<void> {
  const post = async (fields: Readonly<Record<string, string>>) => {
    const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
    const answer = await request.post(`${shop.url}/client-new.php`, { form: fields, headers, maxRedirects: 0 });
    if (answer.status() !== 303) throw new Error(`The account was answered with ${answer.status()}.`);
  };
  await post(form);
  const path = await confirmationPath(shop.outboxDir, form.client_email);
  const token = new URL(path, shop.url).searchParams.get('token') ?? '';
  await post({ operation: 'confirm', token, password: form.client_password });
}
