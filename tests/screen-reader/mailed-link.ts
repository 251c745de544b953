import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Quoted-printable (RFC 2045, 6.7), as links need it: ASCII only. */
const decoded = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The shop sends mails asynchronously: after this long (ms) they count as missing, not late. */
const timeout = 30_000;

/**
 * Finds a link to a shop page in one of its mails, and waits for the mail.
 *
 * @param outboxDir the shop's folder of `.eml` files
 * @param path of the page, without its query
 * @returns the path with its query
 */
export async function linkInMail(outboxDir: string, path: string): Promise<string> {
  for (const start = Date.now(); Date.now() - start < timeout; await wait(100)) {
    const files = await readdir(outboxDir).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const links = decoded(await readFile(join(outboxDir, file), 'utf8')).match(/https?:\/\/[^\s"<>)]+/g) ?? [];
      const found = links.map((link) => new URL(link)).find(({ pathname, search }) => pathname === path && search);
      if (found) return found.pathname + found.search;
    }
  }
  throw new Error(`No mail in ${outboxDir} has a link to ${path}.`);
}
