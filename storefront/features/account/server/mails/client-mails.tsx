import { translator } from '../../../../../components/texts/texts.ts';
import type { Client } from '../../../../store/index.ts';
import { clientMailsTexts } from './client-mails.texts.ts';
import { MailDocument, renderMail } from '../../../../platform/mail/mail-document.tsx';
import type { Message } from '../../../../platform/mail/message.ts';
import type { MailWording } from '../../../../platform/mail/seller-line.ts';

/** The purpose of an account mail. */
export type ClientMail =
  | 'confirm'
  | 'known'
  | 'registered'
  | 'reset'
  | 'changed'
  | 'passkeyAdded'
  | 'codesOn'
  | 'codesOff'
  | 'identityLinked';

/**
 * A short letter to the owner of an account. It repeats no typed data: anyone can register any address.
 *
 * @param address the target of its one link, with scheme and host
 */
export function clientMail(
  kind: ClientMail,
  client: Pick<Client, 'email'>,
  address: string,
  { texts, settings }: MailWording,
): Message {
  const t = translator(clientMailsTexts, texts);
  const subject = t(`${kind}Subject`, { shop: settings.shopName });
  const greeting = t('greeting');
  const body = t(kind);
  const open = t(`${kind}Open`);
  const notYou = t(`${kind}NotYou`, { email: settings.companyEmail });
  return {
    to: client.email,
    subject,
    html: renderMail(
      <MailDocument title={subject}>
        <h1>{subject}</h1>
        <p>{greeting}</p>
        <p>{body}</p>
        <p>
          <a href={address}>{open}</a>
        </p>
        <p className="small">{notYou}</p>
      </MailDocument>,
    ),
    text: [subject, '', greeting, '', body, '', `${open}: ${address}`, '', notYou, ''].join('\n'),
  };
}
