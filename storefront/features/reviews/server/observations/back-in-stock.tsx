import { translator } from '../../../../../components/texts/texts.ts';
import { backInStockTexts } from './back-in-stock.texts.ts';
import { MailDocument, renderMail } from '../../../../platform/mail/mail-document.tsx';
import type { Message } from '../../../../platform/mail/message.ts';
import { sellerLine, type MailWording } from '../../../../platform/mail/seller-line.ts';

export interface ReturnedProduct {
  name: string;
  /** Full, with scheme and host. */
  address: string;
}

/** To the waiting visitor: the size is available again. */
export function backInStock({ name, address }: ReturnedProduct, wording: MailWording): Omit<Message, 'to'> {
  const t = translator(backInStockTexts, wording.texts);
  return letter({
    subject: t('subject', { name }),
    title: t('title'),
    before: [t('intro', { name })],
    link: { text: t('open'), address },
    after: [t('few'), t('once')],
    seller: sellerLine(wording),
  });
}

/** To the shop: call back. */
export function callBack(
  { name, address, phone }: ReturnedProduct & { phone: string },
  wording: MailWording,
): Omit<Message, 'to'> {
  const t = translator(backInStockTexts, wording.texts);
  return letter({
    subject: t('callSubject', { name }),
    title: t('callTitle'),
    before: [t('callIntro', { name, phone })],
    link: { text: t('open'), address },
    after: [],
    seller: sellerLine(wording),
  });
}

interface Letter {
  subject: string;
  title: string;
  before: ReadonlyArray<string>;
  link: { text: string; address: string };
  after: ReadonlyArray<string>;
  seller: string;
}

function letter({ subject, title, before, link, after, seller }: Letter): Omit<Message, 'to'> {
  const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => <p key={line}>{line}</p>);
  return {
    subject,
    html: renderMail(
      <MailDocument title={subject}>
        <h1>{title}</h1>
        {paragraphs(before)}
        <p>
          <a href={link.address}>{link.text}</a>
        </p>
        {paragraphs(after)}
        <p className="small">{seller}</p>
      </MailDocument>,
    ),
    text: [title, '', ...before, `${link.text}: ${link.address}`, '', ...after, '', seller, ''].join('\n'),
  };
}
