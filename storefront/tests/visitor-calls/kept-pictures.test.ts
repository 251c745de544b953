import { expect, it } from 'vitest';
import { keptFile } from '../../features/catalogue/store/picture-names.ts';
import { jpeg } from '../../platform/uploads/testing/photos.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

const content = '0123456789abcdef0123456789abcdef';

describeOnEngines('a picture that was fetched', (shop) => {
  it('is cached for ever by its content, as a picture only', async () => {
    const bytes = await jpeg(20, 10);
    await shop().store.files.put(keptFile(content, 480, 'jpg'), bytes);
    const seen = await fetch(`${shop().url}/pictures/fetched-${content}-7-480.jpg`);
    expect(
      Object.fromEntries(
        [...seen.headers].filter(([name]) => /^(content-(type|security-policy)|cache-control|x-content)/.test(name)),
      ),
    ).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
    const head = await fetch(seen.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(seen.url, { method: 'DELETE' })).status).toBe(405);
  });

  it.each([`${content}-7-481.jpg`, `${content}-7-480.png`, 'x-7-480.jpg', '..%2Fsecret.jpg', `${content}.jpg`])(
    'is not found as fetched-%s',
    async (name) => {
      expect((await fetch(`${shop().url}/pictures/fetched-${name}`)).status).toBe(404);
    },
  );
});
