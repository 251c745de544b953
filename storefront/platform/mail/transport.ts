import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { defaultLanguage } from '../languages/languages.ts';
import type { Message } from './message.ts';

/** Sends messages. `send` rejects if the message was not accepted. */
export interface MailTransport {
  /**
   * Sends one message. `id` is the same for every attempt: receivers may drop the second copy. When `signal`
   * aborts, its connection is dropped and the promise rejects; other messages go on.
   */
  send(message: Message, from: Sender, id: string, signal?: AbortSignal): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server asks. Without it mails become files. */
  smtpUrl: string | undefined;
  /** The most open connections to the mail server. */
  connections: number;
  /** Where the files go. */
  outboxDir: string;
}

/** The sender of a mail. */
export interface Sender {
  name: string;
  address: string;
}

/** How long a mail server may stay silent, in milliseconds. */
const timeout = 20_000;

/** @throws Error with a sentence if `smtpUrl` is no address of a mail server */
export function mailTransport({ smtpUrl, connections, outboxDir }: MailSettings): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, connections) : folderTransport(outboxDir);
}

function smtpTransport(smtpUrl: string, connections: number): MailTransport {
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    throw new Error('SMTP_URL must be an address like smtp://user:password@mail.example:587.');
  }
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // A dropped connection does not wait for the server to agree.
    socketCloseTimeout: 0,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  } as Parameters<typeof createTransport>[0]);
  return {
    async send(message, from, id, signal) {
      await transporter.sendMail({ ...toMail(message, from, id), ...(signal && { signal }) });
    },
    close: () => transporter.close(),
  };
}

/** One `.eml` file a mail, named by its id: a second attempt writes the same file. */
function folderTransport(outboxDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message, from, id) {
      const { message: content } = await composer.sendMail(toMail(message, from, id));
      await mkdir(outboxDir, { recursive: true });
      const file = join(outboxDir, `${id}.eml`);
      // Watchers of the folder see complete mails only.
      await writeFile(`${file}.part`, content as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

const toMail = (
  { to, subject, html, text, replyTo, unsubscribe, language = defaultLanguage }: Message,
  from: Sender,
  id: string,
) => ({
  from,
  // As an object: a typed address must not become a list of them.
  to: { name: '', address: to },
  subject,
  html,
  text,
  messageId: `<${id}@${from.address.split('@')[1]}>`,
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});
