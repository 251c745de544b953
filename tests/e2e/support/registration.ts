import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';

/** How long a mail may take before something is wrong, in milliseconds. */
const patience = 30_000;

/** A mail as its file holds it, with the lines of quoted-printable put together. */
const decoded = (eml: string): string =>
  eml
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

/** The recipient of a mail; a long one stands in a line of its own. */
const recipientOf = (mail: string): string | undefined => /^to:\s+(\S+)/im.exec(mail)?.[1]?.toLowerCase();

/**
 * Where the mail to a new e-mail leads: `/client-new.php?token=...`. Waits until the mail lies in the outbox.
 *
 * @param outboxDir of the shop, as `startShop` tells it
 */
export async function confirmationPath(outboxDir: string, email: string): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    const files = await readdir(outboxDir).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const mail = decoded(await readFile(join(outboxDir, file), 'utf8'));
      const path = /(\/client-new\.php\?token=[\w-]{43}(?:&next=express)?)\s/.exec(mail)?.[1];
      if (path !== undefined && recipientOf(mail) === email.toLowerCase()) return path;
    }
  }
  throw new Error(`No mail to ${email} leads to a new account.`);
}

/**
 * Opens an account past the pages: asks for it, and confirms it by the link of its mail.
 *
 * @param request that keeps the cookies of who is signed in then
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
