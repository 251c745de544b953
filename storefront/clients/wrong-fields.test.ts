import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../order/testing/shop-under-test.ts';
import { nameOfField, rightAccount, wrongFields } from './testing/wrong-fields.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

describe('the server refuses what the form would have refused, at the same field [V-12 part] [V-16 part]', () => {
  it.each(wrongFields)('%s %j: %s', async (field, typed, sentence) => {
    const name = nameOfField(field);
    const answer = await shop.visitor().post('/client-new.php', { ...rightAccount, [name]: typed });
    expect(answer.status).toBe(422);
    const control = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(answer.html)![0];
    expect(control).toContain('aria-invalid="true"');
    expect(answer.text).toContain(sentence);
  });

  it('and takes it all right', async () => {
    const visitor = shop.visitor();
    expect((await visitor.post('/client-new.php', rightAccount)).status).toBe(303);
    const again = await shop.visitor().post('/client-new.php', { ...rightAccount, client_login: 'Hanna' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Konto z\u00a0tym adresem już jest.');
    expect(again.text).toContain('Wolny jest na przykład: Hanna1.');
  });
});
