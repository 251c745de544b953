import { beforeEach, describe, expect, it } from 'vitest';
import { openShopBeforeAll } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { engines, testNow } from '../../../store/testing/stores.ts';
import { hashOf } from '../../../platform/store/sessions.ts';
import type { SentOpinion } from './opinions.ts';

const day = 24 * 60 * 60 * 1000;
const productId = 1046;

describe.each(engines)('visitor input on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  beforeEach(() => {
    shop.place.clock.now = testNow;
  });

  const opinion = (changes: Partial<SentOpinion> = {}): SentOpinion => ({
    productId,
    email: 'anna@example.com',
    author: 'Anna',
    content: 'Czyta się jednym tchem.',
    rating: 5,
    photos: [],
    ...changes,
  });
  const guest = (session: string) => ({ session, clientId: null });
  const published = async () => (await shop.store.catalogue.opinionList({ productId, portion: 100 })).opinions;
  const keyOf = async (email: string, content: string): Promise<string> => {
    const rows = await shop.tables.selectFrom('sent_opinions').selectAll().where('email', '=', email).execute();
    return rows.find((row) => row.content === content)!.access_key;
  };

  /** An order of one e-book by a new session. */
  async function buy(email: string, state: string): Promise<string> {
    const { session } = await shop.store.sessions.start();
    const size = (await shop.store.catalogue.product(productId))!.defaultSize;
    await shop.store.baskets.setQuantities(session.hash, [{ productId, size, additional: '', quantity: 1000 }]);
    const { number } = await placeOrderOf(shop.store, session.hash, { email });
    await shop.tables.updateTable('orders').set({ state }).where('number', '=', number).execute();
    return session.hash;
  }

  it('an opinion of the buyer is shown at once, as confirmed by purchase', async () => {
    const session = await buy('Kupuje@Example.com', 't');
    const before = (await published()).length;
    expect(await shop.store.sentOpinions.send(opinion({ email: 'kupuje@example.com' }), guest(session))).toBe(
      'published',
    );
    expect(await published()).toHaveLength(before + 1);
    expect((await published())[0]).toMatchObject({ author: 'Anna', isConfirmed: true });
  });

  it.each<[string, string, string, boolean]>([
    ['who bought it under the address in another browser', 'inna@example.com', 't', true],
    ['whose order has not come', 'czeka@example.com', 'n', false],
    ['who bought nothing', 'nikt@example.com', '', false],
  ])('an opinion of one %s waits for the mail', async (_who, email, state, isConfirmed) => {
    if (state) await buy(email, state);
    const { session } = await shop.store.sessions.start();
    const before = (await published()).length;
    expect(await shop.store.sentOpinions.send(opinion({ email, author: email }), guest(session.hash))).toBe('waiting');
    expect(await published()).toHaveLength(before);
    expect(await shop.store.sentOpinions.publish(await keyOf(email, opinion().content))).toBe('done');
    expect((await published()).find(({ author }) => author === email)).toMatchObject({ isConfirmed });
  });

  it('a buyer must confirm another address', async () => {
    const session = await buy('ta@example.com', 't');
    expect(await shop.store.sentOpinions.send(opinion({ email: 'nieta@example.com' }), guest(session))).toBe('waiting');
  });

  it('an address has one opinion per product, also when two links are used concurrently', async () => {
    const email = 'dwie@example.com';
    for (const content of ['Jedna', 'Druga']) await shop.store.sentOpinions.send(opinion({ email, content }), null);
    const keys = [await keyOf(email, 'Jedna'), await keyOf(email, 'Druga')];
    const before = (await published()).length;
    const answers = await Promise.all([...keys, ...keys].map((key) => shop.store.sentOpinions.publish(key)));
    expect(answers.toSorted()).toEqual(['already', 'already', 'already', 'done']);
    expect(await published()).toHaveLength(before + 1);
  });

  it('the same opinion and the same question are kept once, also under concurrency', async () => {
    const before = await shop.store.outbox.waiting();
    const email = 'raz@example.com';
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => shop.store.sentOpinions.send(opinion({ email }), null)),
    );
    expect(sent.toSorted()).toEqual(['kept', 'kept', 'kept', 'waiting']);
    const ask = () => shop.store.askedQuestions.ask({ productId, email, question: 'Ile stron?' }, 'pomoc@example.com');
    expect((await Promise.all([ask(), ask(), ask()])).toSorted()).toEqual(['asked', 'kept', 'kept']);
    expect(await shop.store.outbox.waiting()).toBe(before + 2);
  });

  it('input on a hidden product is refused', async () => {
    for (const id of [1, 1049]) {
      expect(await shop.store.sentOpinions.send(opinion({ productId: id }), null)).toBe('unknown_product');
      const question = { productId: id, email: 'a@example.com', question: 'Kiedy?' };
      expect(await shop.store.askedQuestions.ask(question, 'pomoc@example.com')).toBe('unknown_product');
    }
  });

  it('an address has a daily limit of opinions', async () => {
    const email = 'duzo@example.com';
    const send = (content: string) => shop.store.sentOpinions.send(opinion({ email, content }), null, 2);
    expect([await send('1'), await send('2'), await send('3')]).toEqual(['waiting', 'waiting', 'limit']);
    shop.place.clock.now += day;
    expect(await send('3')).toBe('waiting');
  });

  it('a photo is only shown with its opinion', async () => {
    const photo = { name: `${engine}-a.jpg`, width: 4, height: 3 };
    const second = { name: `${engine}-b.jpg`, width: 3, height: 4 };
    await shop.store.sentOpinions.send(
      opinion({ email: 'foto@example.com', author: 'Foto', photos: [photo, second] }),
      null,
    );
    expect(await shop.store.sentOpinions.isPhotoShown(photo.name)).toBe(false);
    await shop.store.sentOpinions.publish(await keyOf('foto@example.com', opinion().content));
    expect(await shop.store.sentOpinions.isPhotoShown(photo.name)).toBe(true);
    const { id } = (await published()).find(({ author }) => author === 'Foto')!;
    const list = { productId, isConfirmedOnly: false, order: 'newest', skipped: 0, count: 100 } as const;
    const shown = await shop.store.productOpinions.list(list, null);
    expect(shown.filter(({ photos }) => photos.length > 0)).toMatchObject([{ id, photos: [photo, second] }]);
    await shop.tables.deleteFrom('opinions').where('id', '=', id).execute();
    expect(await shop.store.sentOpinions.isPhotoShown(photo.name)).toBe(false);
  });

  it('votes outlive their sessions, and follow a renewed one', async () => {
    const [{ id: opinionId }] = (await shop.store.catalogue.opinionList({ productId: 1001, portion: 100 }))
      .opinions as [{ id: number }, ...unknown[]];
    const [one, other] = [await shop.store.sessions.start(), await shop.store.sessions.start()];
    const yes = (hash: string) => shop.store.opinionVotes.vote(hash, opinionId, true);
    const votes = await Promise.all([yes(one.session.hash), yes(one.session.hash), yes(other.session.hash)]);
    expect(votes.filter(({ isCounted }) => isCounted)).toHaveLength(2);
    await shop.store.sessions.end(other.session.hash);
    expect((await shop.store.opinionVotes.scores([opinionId])).get(opinionId)).toEqual({ positive: 2, negative: 0 });
    const renewed = hashOf(await shop.store.sessions.renew(one.session.hash));
    expect((await yes(renewed)).isCounted).toBe(false);
  });

  it('the newsletter link works for some days, and a new mail extends it', async () => {
    const wish = { email: 'Ewa@Example.com', name: 'Ewa', consent: 'Zgadzam się.' };
    await shop.store.newsletter.ask(wish);
    const key = async () =>
      (
        await shop.tables
          .selectFrom('newsletter_subscribers')
          .selectAll()
          .where('email', '=', 'ewa@example.com')
          .execute()
      )[0]!;
    const { access_key } = await key();
    expect(await key()).toMatchObject({ consent_text: 'Zgadzam się.', consented_at: testNow, confirmed_at: null });
    shop.place.clock.now += 8 * day;
    expect(await shop.store.newsletter.confirm(access_key, 7)).toBe('expired');
    await shop.store.newsletter.ask({ ...wish, consent: 'Zgadzam się znowu.' });
    expect(await shop.store.newsletter.confirm(access_key, 7)).toBe('done');
    expect(await key()).toMatchObject({ consent_text: 'Zgadzam się znowu.', confirmed_at: shop.place.clock.now });
    // A subscriber's consent stays unchanged.
    await shop.store.newsletter.ask({ ...wish, consent: 'Coś innego.' });
    expect(await key()).toMatchObject({ consent_text: 'Zgadzam się znowu.' });
    expect(await shop.store.newsletter.leave(access_key)).toBe('done');
    expect(await shop.store.newsletter.byKey(access_key)).toEqual({ email: 'ewa@example.com', state: 'left' });
    // Leaving is reversible, by a new mail.
    shop.place.clock.now += day;
    await shop.store.newsletter.ask(wish);
    expect(await shop.store.newsletter.confirm(access_key, 7)).toBe('done');
    expect(await shop.store.newsletter.byKey(access_key)).toMatchObject({ state: 'subscribed' });
  });
});
