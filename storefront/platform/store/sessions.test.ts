import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../demo/load.ts';
import { hashOf, sessionLifetime } from './sessions.ts';
import { describeStoreOnBothEngines } from '../../store/testing/describe-store.ts';
import { testNow } from '../../store/testing/stores.ts';

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

    it('keeps data of separate changes', async () => {
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
      await store().sessions.keepNotice(session.hash, { tone: 'success', title: 'Dodano.' });
      await store().orders.saveDraft(session.hash, { firstname: 'Anna' });
      const renewed = await store().sessions.renew(session.hash);
      expect(await store().sessions.find(id)).toBeNull();
      const { hash } = (await store().sessions.find(renewed))!;
      expect(await store().baskets.count(hash)).toBe(1);
      expect(await store().orders.draft(hash)).toEqual({ firstname: 'Anna' });
      expect(await store().sessions.takeNotices(hash)).toEqual([{ tone: 'success', title: 'Dodano.' }]);
    });

    it('returns each notice once', async () => {
      const { session } = await store().sessions.start();
      await store().sessions.keepNotice(session.hash, {
        tone: 'warning',
        title: 'Dodano mniej.',
        text: 'Mamy 3 sztuki.',
      });
      await store().sessions.keepNotice(session.hash, { tone: 'success', title: 'Dodano.' });
      const taken = await Promise.all([
        store().sessions.takeNotices(session.hash),
        store().sessions.takeNotices(session.hash),
      ]);
      expect(taken.flat()).toEqual([
        { tone: 'warning', title: 'Dodano mniej.', text: 'Mamy 3 sztuki.' },
        { tone: 'success', title: 'Dodano.' },
      ]);
      expect(await store().sessions.takeNotices(session.hash)).toEqual([]);
    });

    it('expires together with its basket', async () => {
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

    it('can be ended', async () => {
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
});
