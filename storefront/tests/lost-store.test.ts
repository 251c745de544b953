import { expect, it } from 'vitest';
import { polishIn } from '../testing/english.ts';
import { startRunningShop } from '../testing/running-shop.ts';

it('every address answers 503 with Retry-After while the database is away', async () => {
  const shop = await startRunningShop();
  await shop.loseStore();
  try {
    for (const path of [
      '/',
      '/product-pol-1001-kubek-poranek-wapno.html',
      '/ready',
      '/sitemap.xml',
      '/sitemap-https-1.xml.gz',
      '/uploads/0123-abcd.jpg',
      '/ajax/basket.php',
      '/projector.php?product=1001&getProductXML=true',
    ]) {
      const answer = await fetch(shop.url + path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10']);
    }
    // With the settings and texts that were read last.
    const english = await (await fetch(`${shop.url}/en/blog.php`)).text();
    expect(english).toContain('We will be right back.');
    expect(english).toContain('Things you come back to.');
    expect(polishIn(english)).toEqual([]);
  } finally {
    await shop.stop();
  }
});
