import { runInLanguage } from '../platform/languages/current-language.ts';
import { defaultLanguage } from '../platform/languages/languages.ts';
import type { Message } from '../platform/mail/message.ts';
import type { Composer } from '../shared/feature.ts';
import { features } from '../shop.ts';
import { storeIn, type Mail, type Store } from '../store/index.ts';

/** Every kind that the shop sends. */
const composers: Readonly<Record<string, Composer>> = Object.assign({}, ...features.map(({ mails }) => mails));

/**
 * The message of a mail that waits; null if its subject or its recipient is deleted.
 *
 * @throws Error for an unknown kind
 */
export async function compose(mail: Mail, store: Store, origin: string): Promise<Message | null> {
  const composer = composers[mail.kind];
  if (!composer) throw new Error(`Nobody writes mails of the kind "${mail.kind}".`);
  const { language } = mail;
  const message = await runInLanguage(language, () => composer(mail, storeIn(store, language), origin));
  return message && (language === defaultLanguage ? message : { ...message, language });
}
