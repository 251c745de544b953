import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextsProvider } from '../../../../../components/texts/index.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

/** What a camera reads from a drawn code. */
function scanned(html: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1]);
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top, length] of html.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1)
      for (let x = Number(left) * scale; x < (Number(left) + Number(length)) * scale; x += 1)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return jsQR(pixels, width, width)?.data;
}

it.each([
  ['pl', 'https://europa.eu/youreurope/gwarancje', 'co najmniej 2\u00a0lata'],
  ['en', 'https://europa.eu/youreurope/guarantees', 'at least 2\u00a0years'],
] as const)('leads by its code where its link leads, in %s', (locale, address, years) => {
  const html = renderToStaticMarkup(
    <TextsProvider value={{ locale }}>
      <GuaranteeNotice headingLevel={2} official={null} />
    </TextsProvider>,
  );
  expect([/href="([^"]+)"/.exec(html)?.[1], scanned(html)]).toEqual([address, address]);
  expect(html).toContain(years);
});
