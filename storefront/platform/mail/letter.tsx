import { MailDocument, renderMail } from './mail-document.tsx';
import type { Message } from './message.ts';

/** A short mail: a heading, perhaps quoted lines or data, one link, further notes. */
export interface Letter {
  to: string;
  subject: string;
  lead: string;
  /** Set apart from the rest, a paragraph a line; shown as plain text. */
  quoted?: string;
  link: { name: string; address: string };
  rest: string;
}

/** The same letter twice, as HTML and as text. */
export function letter({ to, subject, lead, quoted, link, rest }: Letter): Message {
  return {
    to,
    subject,
    html: renderMail(
      <MailDocument title={subject}>
        <h1>{subject}</h1>
        <p>{lead}</p>
        {quoted !== undefined && (
          <div className="box">
            {quoted.split('\n').map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        <p>
          <a className="open" href={link.address}>
            {link.name}
          </a>
        </p>
        <p className="small">{rest}</p>
      </MailDocument>,
    ),
    text: [lead, ...(quoted === undefined ? [] : ['', quoted]), '', `${link.name}: ${link.address}`, '', rest, ''].join(
      '\n',
    ),
  };
}
