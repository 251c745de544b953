import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue/load.ts';
import { hashOf, sessionLifetime } from './sessions.ts';
import { describeStoreOnBothEngines } from './testing/describe-store.ts';
import { testNow } from './testing/stores.ts';

describeStoreOnBothEngines('what is remembered', (store, place) => {
  describe('a session', () => {
    it('is found by the id in the cookie, of which the store keeps only a hash', async () => {
      const { id, session } = await store().sessions.start();
      expect(id).toMatch(/^[\w-]{43}$/);
      expect(await store().sessions.find(id)).toEqual(session);
      const tables = await place().openTables();
      const rows = await tables.selectFrom('sessions').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(id);
      expect(rows.map(({ id_hash }) => id_hash)).toContain(hashOf(id));
    });

    it.each([undefined, '', 'guessed', "' or 1=1 --"])('is not found by %o', async (id) => {
      expect(await store().sessions.find(id)).toBeNull();
    });

    it('keeps data, each change its own', async () => {
      const { id, session } = await store().sessions.start();
      await Promise.all([
        store().sessions.update(session.hash, { locale: 'pl' }),
        store().sessions.update(session.hash, { priceType: 'gross' }),
      ]);
      expect((await store().sessions.find(id))?.data).toEqual({ locale: 'pl', priceType: 'gross' });
      await store().sessions.update(session.hash, { locale: undefined });
      expect((await store().sessions.find(id))?.data).toEqual({ priceType: 'gross' });
    });

    it('gets another id and keeps its basket, its messages and its draft', async () => {
      const { id, session } = await store().sessions.start();
      await store().baskets.add(session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      await store().sessions.flash(session.hash, { kind: 'success', code: 'added' });
      await store().orders.saveDraft(session.hash, { firstname: 'Anna' });
      const renewed = await store().sessions.renew(session.hash);
      expect(await store().sessions.find(id)).toBeNull();
      const { hash } = (await store().sessions.find(renewed))!;
      expect(await store().baskets.count(hash)).toBe(1);
      expect(await store().orders.draft(hash)).toEqual({ firstname: 'Anna' });
      expect(await store().sessions.takeFlash(hash)).toEqual([{ kind: 'success', code: 'added' }]);
    });

    it('gives each message once', async () => {
      const { session } = await store().sessions.start();
      await store().sessions.flash(session.hash, { kind: 'warning', code: 'lowered', values: { n: 3, unit: 'szt.' } });
      await store().sessions.flash(session.hash, { kind: 'success', code: 'added' });
      const taken = await Promise.all([
        store().sessions.takeFlash(session.hash),
        store().sessions.takeFlash(session.hash),
      ]);
      expect(taken.flat()).toEqual([
        { kind: 'warning', code: 'lowered', values: { n: 3, unit: 'szt.' } },
        { kind: 'success', code: 'added' },
      ]);
      expect(await store().sessions.takeFlash(session.hash)).toEqual([]);
    });

    it('ends with its time, and its basket with it', async () => {
      const { id, session } = await store().sessions.start();
      await store().baskets.add(session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      place().clock.now = testNow + sessionLifetime - 1;
      expect(await store().sessions.find(id)).not.toBeNull();
      place().clock.now = testNow + sessionLifetime;
      expect(await store().sessions.find(id)).toBeNull();
      expect(await store().sessions.sweep()).toBeGreaterThan(0);
      expect(await store().baskets.count(session.hash)).toBe(0);
      place().clock.now = testNow;
    });

    it('ends when it is ended', async () => {
      const { id, session } = await store().sessions.start();
      await store().sessions.end(session.hash);
      expect(await store().sessions.find(id)).toBeNull();
    });
  });

  describe('settings and texts', () => {
    it('are the overrides, by name', async () => {
      const seeded = await store().settings.overrides();
      expect(seeded).toEqual(loadCatalogue().shop);
      await store().settings.set('listingPortion', 12);
      await store().settings.set('listingPortion', 24);
      await store().settings.set('carouselSlides', [{ from: 0, slides: 2 }]);
      expect(await store().settings.overrides()).toEqual({
        ...seeded,
        listingPortion: 24,
        carouselSlides: [{ from: 0, slides: 2 }],
      });
      await store().settings.reset('carouselSlides');
      expect(await store().settings.overrides()).toEqual({ ...seeded, listingPortion: 24 });
    });

    it('are of one language', async () => {
      const counted = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
      await store().settings.setText('pl', 'basket.title', 'Twój koszyk');
      await store().settings.setText('pl', 'basket.pieces', counted);
      await store().settings.setText('en', 'basket.title', 'Your basket');
      expect(await store().settings.texts('pl')).toEqual({ 'basket.title': 'Twój koszyk', 'basket.pieces': counted });
      await store().settings.resetText('pl', 'basket.title');
      expect(await store().settings.texts('pl')).toEqual({ 'basket.pieces': counted });
      expect(await store().settings.texts('en')).toEqual({ 'basket.title': 'Your basket' });
    });
  });

  describe('the outbox', () => {
    const minute = 60_000;

    async function post(count: number): Promise<void> {
      const tables = await place().openTables();
      await tables.deleteFrom('outbox').execute();
      const mail = {
        kind: 'test',
        payload: '{"number":"1"}',
        created_at: testNow,
        attempts: 0,
        next_attempt_at: testNow,
      };
      const mails = Array.from({ length: count }, (_, index) => ({ ...mail, recipient: `${index}@example.com` }));
      await tables.insertInto('outbox').values(mails).execute();
    }

    it('gives each mail to one sender', async () => {
      await post(40);
      const claims = await Promise.all(Array.from({ length: 8 }, () => store().outbox.claim(5)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await store().outbox.claim(40);
      expect(ids.length + rest.length).toBe(40);
      expect(await store().outbox.claim(40)).toEqual([]);
    });

    it('forgets a mail that was sent', async () => {
      await post(1);
      const [mail] = await store().outbox.claim(1);
      expect(mail).toMatchObject({ kind: 'test', recipient: '0@example.com', payload: { number: '1' }, attempt: 1 });
      await store().outbox.markSent(mail!.id);
      place().clock.now = testNow + 24 * 60 * minute;
      expect(await store().outbox.claim(1)).toEqual([]);
      expect(await store().outbox.waiting()).toBe(0);
      place().clock.now = testNow;
    });

    it('tries a mail again after pauses that double', async () => {
      await post(1);
      const pauses: number[] = [];
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        const [mail] = await store().outbox.claim(1);
        expect(mail?.attempt).toBe(attempt);
        await store().outbox.markFailed(mail!, 'connection refused');
        let pause = 0;
        while ((await store().outbox.claim(0)).length === 0 && pause < 12 * 60) {
          const tables = await place().openTables();
          const { next_attempt_at } = await tables
            .selectFrom('outbox')
            .select('next_attempt_at')
            .executeTakeFirstOrThrow();
          pause = (next_attempt_at - place().clock.now) / minute;
          place().clock.now = next_attempt_at;
          break;
        }
        pauses.push(pause);
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
      place().clock.now = testNow;
    });

    it('gives a mail to another sender when the first one died', async () => {
      await post(1);
      await store().outbox.claim(1);
      expect(await store().outbox.claim(1)).toEqual([]);
      place().clock.now = testNow + 5 * minute;
      expect(await store().outbox.claim(1)).toMatchObject([{ attempt: 2 }]);
      place().clock.now = testNow;
    });
  });
});
