import type { Language } from '../languages/languages.ts';

/** A mail ready to be sent: the same content twice, for clients that show HTML and for those that do not. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Polish if omitted. */
  language?: Language;
  /** Who gets the reply, where that is not the sender. */
  replyTo?: string;
  /** The address to which mail programs post to unsubscribe with one click (RFC 8058). */
  unsubscribe?: string;
}
