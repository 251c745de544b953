import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { judgeHtml } from '../../../tests/page-audit/html.ts';
import type { Message } from '../../platform/mail/message.ts';

/** What is wrong with a mail: its HTML, what axe finds, amounts that its plain text lacks, pictures that a program may block. */
export async function judgeMail({ html, text }: Pick<Message, 'html' | 'text'>): Promise<ReadonlyArray<string>> {
  const { window } = new JSDOM(html, { runScripts: 'outside-only' });
  window.eval(axe.source);
  const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(window.document, {
    // Without a layout there are no colours; they are those of the light theme, whose contrasts are tested.
    rules: { 'color-contrast': { enabled: false } },
  });
  const amounts = (body: string) => [...new Set(body.match(/[\d\u00a0]*\d,\d\d\u00a0zł/g))].toSorted().join('; ');
  const [written, plain] = [amounts(window.document.body.textContent), amounts(text)];
  window.close();
  return [
    ...(await judgeHtml(html)),
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`)),
    ...(passes.length > 5 ? [] : ['axe checked next to nothing']),
    ...(written === plain ? [] : [`amounts ${written} in HTML, ${plain} in the text`]),
    ...(/<img|url\(/.test(html) ? ['a picture'] : []),
  ];
}
