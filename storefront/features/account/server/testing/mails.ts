import { compose } from '../../../../mails/compose.ts';
import type { Message } from '../../../../platform/mail/message.ts';
import type { Store } from '../../../../store/index.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { password } from './account.ts';

/** The waiting mails of an address, as they are sent; empties the outbox. */
export async function mailsTo(store: Store, address: string): Promise<ReadonlyArray<Message>> {
  const mails = (await store.outbox.claim(1000)).filter(({ recipient }) => recipient === address);
  const messages = await Promise.all(mails.map((mail) => compose(mail, store, 'https://sien.example')));
  return messages.filter((message) => message !== null);
}

/** The token of the link that confirms a new account. */
export async function registrationToken(store: Store, email: string): Promise<string> {
  const texts = (await mailsTo(store, email)).map(({ text }) => text).join();
  return /client-new\.php\?token=([\w-]+)/.exec(texts)?.[1] ?? '';
}

/** Confirms the requested account in this browser, which is then signed in. */
export async function confirmAccount(browser: Browser, email: string, own = password): Promise<Response> {
  const token = await registrationToken(browser.store, email);
  return browser.post('/client-new.php', { operation: 'confirm', token, password: own });
}
