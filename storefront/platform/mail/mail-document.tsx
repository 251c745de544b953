import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLanguage } from '../languages/current-language.ts';
import { themes } from '../../../tokens/themes.ts';

const { color } = themes.light;

/** Mail clients support no variables, layers or files: one small sheet, in the colours of the light theme. */
const sheet = `
body { margin: 0; padding: 24px 16px; background: ${color.page}; color: ${color.ink}; font: 16px/26px "Hanken Grotesk", Helvetica, Arial, sans-serif; }
main { max-width: 600px; margin: 0 auto; }
h1, h2 { font-family: "Brygada 1918", Georgia, serif; font-weight: 500; }
h1 { margin: 0 0 16px; font-size: 30px; line-height: 36px; }
h2 { margin: 32px 0 8px; font-size: 22px; line-height: 28px; }
p { margin: 0 0 12px; }
a { color: ${color.action}; }
table { width: 100%; border-collapse: collapse; }
caption { padding: 8px 0; text-align: left; font: 500 22px/28px "Brygada 1918", Georgia, serif; }
th, td { padding: 10px 12px 10px 0; border-bottom: 1px solid ${color.line}; text-align: left; vertical-align: top; font-weight: 400; }
thead th { border-bottom-color: ${color.ink}; color: ${color.muted}; font-size: 14px; font-weight: 600; }
th:last-child, td:last-child { padding-right: 0; text-align: right; white-space: nowrap; }
tfoot th { text-align: left; }
.total th, .total td { border-bottom: none; border-top: 1px solid ${color.ink}; font-size: 20px; font-weight: 600; }
.box { margin: 0 0 20px; padding: 16px; background: ${color.quiet}; }
.box p:last-child { margin: 0; }
.open { display: inline-block; padding: 11px 20px; border-radius: 4px; background: ${color.action}; color: ${color.onAction}; font-weight: 600; text-decoration: none; }
.small { color: ${color.muted}; font-size: 14px; line-height: 22px; }
`;

export interface MailDocumentProps {
  title: string;
  children: ReactNode;
}

/** A whole HTML mail, with language, title and landmarks for screen readers, as on a page. */
export function MailDocument({ title, children }: MailDocumentProps) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** The finished HTML of a mail. */
export const renderMail = (mail: ReactNode): string => `<!doctype html>${renderToStaticMarkup(mail)}`;
