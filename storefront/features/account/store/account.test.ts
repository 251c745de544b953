import { describe, expect, it } from 'vitest';
import { newClient } from '../server/testing/account.ts';
import type { Store } from '../../../store/open-store.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { testNow } from '../../../store/testing/stores.ts';
import type { Client } from './client-types.ts';

const kinds = { mailKind: 'changed', current: null };
const hour = 60 * 60 * 1000;

describeStoreOnBothEngines('what an account shows its owner', (store, place) => {
  const create = async (name: string): Promise<Client> => {
    const outcome = await store().clients.create(newClient(name), 'registered');
    if (outcome.kind !== 'saved') throw new Error(outcome.names.join());
    return outcome.client;
  };
  const signedIn = async (client: Client, browser: Parameters<Store['clients']['signIn']>[1] = null, kind = '') => {
    const id = await store().clients.signIn(client.id, browser, kind);
    return { id, session: (await store().sessions.find(id))! };
  };
  const guest = async () => (await store().sessions.start()).session;

  /** An order of one mug. @returns its number */
  async function order(session: SessionHash, email: string, clientId: number | null = null): Promise<string> {
    await store().baskets.add(session, { productId: 1017, size: 'uniw', quantity: 1000 });
    return (await placeOrderOf(store(), session, { clientId, email })).number;
  }

  describe('addresses', () => {
    it('have one default per kind; removing it restores the own one', async () => {
      const [client, other] = [await create('ada'), await create('bea')];
      const add = async (owner: Client, kind: 'delivery' | 'invoice', streetNumber: string) => {
        const outcome = await store().clients.addAddress(owner.id, kind, { ...newClient().address, streetNumber });
        return (outcome as { id: number }).id;
      };
      const [home, work] = [await add(client, 'delivery', '1'), await add(client, 'delivery', '2')];
      const bill = await add(client, 'invoice', '3');
      const theirs = await add(other, 'delivery', '4');
      const defaults = async (kind: 'delivery' | 'invoice') =>
        (await store().clients.addresses(client.id, kind)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

      expect(await defaults('delivery')).toEqual([]);
      expect(await store().clients.chooseAddress(client.id, 'delivery', home)).toBe(true);
      expect(await store().clients.chooseAddress(client.id, 'delivery', work)).toBe(true);
      expect(await store().clients.chooseAddress(client.id, 'invoice', bill)).toBe(true);
      expect([await defaults('delivery'), await defaults('invoice')]).toEqual([[work], [bill]]);
      for (const id of [theirs, bill, 999_999])
        expect(await store().clients.chooseAddress(client.id, 'delivery', id)).toBe(false);
      expect(await defaults('delivery')).toEqual([work]);
      // Changed, it stays the default.
      await store().clients.changeAddress(client.id, 'delivery', work, { ...newClient().address, city: 'Sopot' });
      expect(await defaults('delivery')).toEqual([work]);

      for (const [owner, kind, id] of [
        [other.id, 'delivery', work],
        [client.id, 'invoice', work],
        [client.id, 'delivery', 999_999],
      ] as const)
        expect(await store().clients.removeAddress(owner, kind, id)).toBe(false);
      expect(await store().clients.removeAddress(client.id, 'delivery', work)).toBe(true);
      expect(await store().clients.addresses(client.id, 'delivery')).toMatchObject([{ id: home, isDefault: false }]);
      expect(await store().clients.chooseAddress(client.id, 'invoice', null)).toBe(true);
      expect(await defaults('invoice')).toEqual([]);
      expect(await store().clients.addresses(other.id, 'delivery')).toMatchObject([{ id: theirs }]);
    });

    it('keep one default under concurrent choices', async () => {
      const client = await create('cela');
      const ids = [];
      for (const streetNumber of ['1', '2', '3']) {
        const address = { ...newClient().address, streetNumber };
        const outcome = await store().clients.addAddress(client.id, 'delivery', address);
        if (outcome.kind === 'saved') ids.push(outcome);
      }
      const chosen = ids.map(({ id }) => store().clients.chooseAddress(client.id, 'delivery', id));
      expect(await Promise.all(chosen)).toEqual([true, true, true]);
      const kept = await store().clients.addresses(client.id, 'delivery');
      expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    });
  });

  describe('signed-in browsers', () => {
    it('are listed to their owner, this one first; only he ends them', async () => {
      const [client, other] = [await create('daga'), await create('ela')];
      const here = await signedIn(client, null, 'Firefox / Linux');
      place().clock.now = testNow + hour;
      const there = await signedIn(client, null, 'Safari / iOS');
      const stranger = await signedIn(other);
      const listed = await store().clients.browsers(client.id, here.session.idHash);
      expect(listed).toEqual([
        { handle: expect.any(String), browser: 'Firefox / Linux', signedInAt: testNow, isCurrent: true },
        { handle: expect.any(String), browser: 'Safari / iOS', signedInAt: testNow + hour, isCurrent: false },
      ]);
      // A handle opens nothing, and is not what the store keeps of the cookie.
      for (const { handle } of listed) {
        expect(await store().sessions.find(handle)).toBeNull();
        expect([here.session.idHash, there.session.idHash]).not.toContain(handle);
      }
      const { handle } = listed[1]!;
      expect(await store().clients.signOutBrowser(other.id, handle)).toBe(false);
      expect(await store().clients.signOutBrowser(client.id, 'guessed')).toBe(false);
      expect(await store().sessions.find(there.id)).not.toBeNull();
      expect(await store().clients.signOutBrowser(client.id, handle)).toBe(true);
      expect(await store().sessions.find(there.id)).toBeNull();
      expect(await store().sessions.find(stranger.id)).not.toBeNull();
      place().clock.now = testNow;
    });

    it('end together but for this one, as do links to a new password', async () => {
      const [client, other] = [await create('fela'), await create('gaja')];
      const [here, there] = [await signedIn(client), await signedIn(client)];
      const stranger = await signedIn(other);
      const { token } = (await store().clients.newResetToken(client.email))!;
      await store().baskets.add(here.session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      await store().clients.signOutOthers(client.id, here.session.idHash);
      expect(await store().sessions.find(here.id)).not.toBeNull();
      expect(await store().sessions.find(there.id)).toBeNull();
      expect(await store().sessions.find(stranger.id)).not.toBeNull();
      expect(await store().clients.isResetValid(token)).toBe(false);
      expect(await store().baskets.count(here.session.hash)).toBe(1);
    });

    it('are not listed once ended', async () => {
      const client = await create('hela');
      await signedIn(client);
      place().clock.now = testNow + 31 * 24 * hour;
      const { session } = await signedIn(client);
      expect(await store().clients.browsers(client.id, session.idHash)).toHaveLength(1);
      place().clock.now = testNow;
    });
  });

  describe('guest data', () => {
    it('moves at sign-in; a double vote or wish counts once', async () => {
      const client = await create('ida');
      const { session } = await signedIn(client);
      const [first, second, third] = (
        await store().catalogue.opinionList({ productId: 1001, portion: 100 })
      ).opinions.map(({ id }) => id);
      await store().opinionVotes.vote(session.hash, first!, true);
      await store().productRequests.add(session.hash, { name: 'Dzbanek', description: '' });
      const one = await guest();
      await store().opinionVotes.vote(one.hash, first!, false);
      await store().opinionVotes.vote(one.hash, second!, true);
      for (const name of ['Dzbanek', 'Obrus']) await store().productRequests.add(one.hash, { name, description: '' });

      const after = await signedIn(client, one);
      const scores = await store().opinionVotes.scores([first!, second!]);
      expect(scores.get(first!)).toEqual({ positive: 1, negative: 0 });
      expect(scores.get(second!)).toEqual({ positive: 1, negative: 0 });
      // The account has voted on both, and may on the third.
      for (const [id, isCounted] of [
        [first!, false],
        [second!, false],
        [third!, true],
      ] as const)
        expect((await store().opinionVotes.vote(after.session.hash, id, true)).isCounted).toBe(isCounted);
      for (const [name, outcome] of [
        ['Dzbanek', 'kept'],
        ['Obrus', 'kept'],
        ['Taca', 'added'],
      ])
        expect(await store().productRequests.add(after.session.hash, { name: name!, description: '' })).toBe(outcome);
      const tables = await place().openTables();
      const wishes = await tables.selectFrom('product_requests').select('name').execute();
      expect(wishes.map(({ name }) => name).toSorted()).toEqual(['Dzbanek', 'Obrus', 'Taca']);
    });

    it('becomes an order of the account if ordered under its e-mail', async () => {
      const client = await create('jaga');
      const one = await guest();
      const own = await order(one.hash, 'Jaga@Poczta.example');
      const present = await order(one.hash, 'mama@poczta.example');
      expect(await store().orders.ofClient(client.id, own)).toBeNull();
      const { session } = await signedIn(client, one);
      expect(await store().orders.ofClient(client.id, own)).toMatchObject({ number: own });
      expect(await store().orders.ofSession(session.hash, own)).toMatchObject({ number: own });
      expect(await store().orders.ofClient(client.id, present)).toBeNull();
      // Signing in to another account moves none of the first orders.
      const other = await signedIn(await create('kaja'), session);
      expect(await store().orders.ofSession(other.session.hash, own)).toBeNull();
    });
  });

  it('lists its orders by state, the latest first, to itself alone', async () => {
    const [client, other] = [await create('lila'), await create('mira')];
    const { session } = await signedIn(client);
    const numbers = [];
    for (let made = 0; made < 3; made += 1) {
      place().clock.now = testNow + made;
      numbers.push(await order(session.hash, client.email, client.id));
    }
    place().clock.now = testNow;
    const tables = await place().openTables();
    await tables.updateTable('orders').set({ state: 't' }).where('number', '=', numbers[1]!).execute();
    const list = (id: number, isIn: boolean, page = 1) =>
      store().orders.listOf(id, { states: ['t', 'k'], isIn, page, portion: 1 });
    expect(await list(client.id, false)).toEqual({
      count: 2,
      orders: [
        { number: numbers[2], state: 'w', placedAt: testNow + 2, total: expect.any(Number), productIds: [1017] },
      ],
    });
    expect((await list(client.id, false, 2)).orders.map(({ number }) => number)).toEqual([numbers[0]]);
    expect((await list(client.id, false, 3)).orders).toEqual([]);
    expect((await list(client.id, true)).orders.map(({ number }) => number)).toEqual([numbers[1]]);
    expect(await list(other.id, false)).toEqual({ count: 0, orders: [] });
    expect(await store().orders.ofClient(other.id, numbers[0]!)).toBeNull();
  });

  it('shows opinions on bought products at once, under its own e-mail too', async () => {
    const client = await create('nina');
    const { session } = await signedIn(client);
    const number = await order(session.hash, 'praca@firma.example', client.id);
    const tables = await place().openTables();
    await tables.updateTable('orders').set({ state: 't' }).where('number', '=', number).execute();
    const send = (email: string, sender: { session: SessionHash; clientId: number | null }) =>
      store().sentOpinions.send(
        { productId: 1017, email, author: email, content: 'Dobry.', rating: 5, photos: [] },
        sender,
      );
    const browser = await guest();
    expect(await send('ktos@poczta.example', { session: browser.hash, clientId: client.id })).toBe('waiting');
    expect(await send('nina@poczta.example', { session: browser.hash, clientId: null })).toBe('waiting');
    // Another browser of the same account.
    expect(await send('praca@firma.example', { session: browser.hash, clientId: client.id })).toBe('published');
    const changed = await store().clients.change(client.id, { email: 'nina2@poczta.example' }, kinds);
    expect(changed.kind).toBe('saved');
    expect(await send('nina2@poczta.example', { session: browser.hash, clientId: client.id })).toBe('published');
    const shown = (await store().catalogue.opinionList({ productId: 1017, portion: 100 })).opinions.filter(
      ({ content }) => content === 'Dobry.',
    );
    expect(shown).toMatchObject([{ isConfirmed: true }, { isConfirmed: true }]);
  });
});
