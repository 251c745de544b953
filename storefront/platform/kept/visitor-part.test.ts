import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressWithHoles, filled } from './holes.ts';
import { contentOf, shapeOf, withContent } from './visitor-part.ts';

const link = (count: number, worth: string) =>
  `<a href="/k"><i><b class="c"${count === 0 ? ' hidden=""' : ''}>${count}</b></i>Koszyk<b>${worth}</b></a>`;
const shape = shapeOf(link(0, ''), link(9999, '99\u00a0999,99\u00a0zł'));

it.each([5, 11])('shows another part in the same compressed page, at quality %d', async (quality) => {
  const around = 'zażółć gęślą jaźń '.repeat(200);
  const page = (part: string) => Buffer.from(`<p>${around}${part}${around}</p>`);
  const [one, other] = [link(2, '118,00\u00a0zł'), link(0, '')];
  const content = contentOf(one, shape)!;
  const pieces = await compressWithHoles(withContent(page(one), one, shape, content)!, [content], quality);
  const html = brotliDecompressSync(filled(pieces!, [contentOf(other, shape)!])).toString();
  expect(html.replace(/<b +class/, '<b class')).toBe(page(other).toString());
});

it('refuses a part that is longer, or has another form, or stands twice or nowhere', () => {
  const part = link(1, '59,00\u00a0zł');
  expect(contentOf(link(1, '999\u00a0999\u00a0999,99\u00a0zł and more'), shape)).toBeNull();
  expect(contentOf(part.replace('/k', '/en/k'), shape)).toBeNull();
  for (const html of ['', part + part])
    expect(withContent(Buffer.from(html), part, shape, contentOf(part, shape)!)).toBeNull();
});
