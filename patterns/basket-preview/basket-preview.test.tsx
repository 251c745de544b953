import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../components/image/sample-picture.ts';
import type { BasketPreviewLook } from '../rules/basket-preview.ts';
import { BasketPreview } from './index.ts';

const line = (id: number) => ({
  id: String(id),
  name: `Kubek ${id}`,
  address: `/product-pol-${id}.html`,
  picture: samplePicture,
  facts: '1 szt.',
  total: '69,00 zł',
});

const render = (count: number, look: BasketPreviewLook = 'pictures', added?: string) =>
  renderToStaticMarkup(
    <BasketPreview
      lines={Array.from({ length: count }, (_, index) => line(index + 1))}
      look={look}
      total="999,00 zł"
      added={added}
      basketAddress="/basketedit.php"
      orderAddress="/order1.php"
    />,
  );

/** Text as a screen reader reads it, without hidden text. */
const spokenText = (html: string) =>
  html
    .replace(/<(svg|span)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00A0', ' ');

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

describe('the basket preview', () => {
  it('lists the line count, each line with its price, the sum and both links', () => {
    const html = render(2);
    expect(spokenText(html)).toBe(
      'Koszyk 2 produktyKubek 11 szt.69,00 złKubek 21 szt.69,00 złRazem 999,00 złKoszykZamów',
    );
    expect(links(html)).toEqual(['/product-pol-1.html', '/product-pol-2.html', '/basketedit.php', '/order1.php']);
    expect(html).toContain('<img');
  });

  it('shows a list without pictures on request', () => {
    const html = render(10, 'list');
    expect(html).not.toContain('<img');
    expect(links(html)).toHaveLength(12);
  });

  it('keeps the sum and both links with too many lines to show', () => {
    const html = render(23, 'sum');
    expect(spokenText(html)).toBe(
      'Koszyk 23 produktyMasz tu tyle, że pokażemy to w koszyku.Razem 999,00 złKoszykZamów',
    );
  });

  it('says what was just added', () => {
    expect(spokenText(render(1, 'pictures', 'Kubek 1, 1 szt.'))).toContain('Dodano: Kubek 1, 1 szt.');
  });

  it('has no links while it is empty', () => {
    const html = render(0);
    expect(spokenText(html)).toBe('Koszyk 0 produktówKoszyk jest pusty. Wybierz coś, a pokażemy to tutaj.');
    expect(links(html)).toEqual([]);
  });
});
