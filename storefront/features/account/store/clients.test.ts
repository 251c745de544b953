import { describe, expect, it } from 'vitest';
import { newClient, password } from '../server/testing/account.ts';
import type { Store } from '../../../store/open-store.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { testNow } from '../../../store/testing/stores.ts';
import type { Client } from './client-types.ts';
import { resetLifetime } from './resets.ts';

const kinds = { mailKind: 'changed', current: null };

describeStoreOnBothEngines('accounts', (store, place) => {
  const create = async (name: string, changes: Partial<ReturnType<typeof newClient>> = {}): Promise<Client> => {
    const outcome = await store().clients.create({ ...newClient(name), ...changes }, 'registered');
    if (outcome.kind !== 'saved') throw new Error(outcome.names.join());
    return outcome.client;
  };
  const signedIn = async (client: Client, browser: Parameters<Store['clients']['signIn']>[1] = null) => {
    const id = await store().clients.signIn(client.id, browser);
    return { id, session: (await store().sessions.find(id))! };
  };

  it('keep everything but the password, stored only as a hash', async () => {
    const client = await create('anna', { mailingConsent: true });
    const { password: _, others: __, address, ...rest } = { ...newClient('anna'), mailingConsent: true };
    expect(client).toMatchObject({ ...rest, address, createdAt: testNow });
    expect(await store().clients.find(client.id)).toEqual(client);
    const tables = await place().openTables();
    const row = await tables.selectFrom('clients').selectAll().where('id', '=', client.id).executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(row)).not.toContain(password);
    const mails = await tables.selectFrom('outbox').selectAll().where('recipient', '=', client.email).execute();
    expect(mails).toMatchObject([{ kind: 'registered', payload: JSON.stringify({ clientId: client.id }) }]);
  });

  it('open by login and by e-mail, ignoring case, and by nothing else', async () => {
    const client = await create('basia');
    for (const name of ['basia', 'BASIA', ' Basia ', 'basia@poczta.example', 'Basia@Poczta.Example'])
      expect((await store().clients.authenticate(name, password))?.id, name).toBe(client.id);
    for (const [name, typed] of [
      ['basia', `${password} `],
      ['basia', ''],
      ['basi', password],
      ['', password],
      ["' or 1=1 --", password],
    ] as const)
      expect(await store().clients.authenticate(name, typed), `${name} ${typed}`).toBeNull();
    expect(await store().clients.hasPassword(client.id, password)).toBe(true);
    expect(await store().clients.hasPassword(client.id, 'inne')).toBe(false);
    expect(await store().clients.hasPassword(0, password)).toBe(false);
  });

  it('accept a password in any Unicode composition of its accents', async () => {
    await create('zenek', { password: 'za\u017c\u00f3\u0142\u0107' });
    expect(await store().clients.authenticate('zenek', 'za\u017c\u00f3\u0142\u0107'.normalize('NFD'))).not.toBeNull();
  });

  it('have names that no other account has, as login or e-mail', async () => {
    await create('celina');
    const tries: Array<[Partial<ReturnType<typeof newClient>>, string[]]> = [
      [{ login: 'CELINA' }, ['login']],
      [{ email: 'Celina@poczta.example' }, ['email']],
      [{ login: 'celina@poczta.example' }, ['login']],
      [{ login: 'celina', email: 'celina@poczta.example' }, ['login', 'email']],
    ];
    for (const [changes, names] of tries)
      expect(await store().clients.create({ ...newClient('dorota'), ...changes }, 'registered')).toEqual({
        kind: 'taken',
        names,
      });
    // The refused ones left nothing.
    expect(await store().clients.isTaken('dorota')).toBe(false);
    expect(await store().clients.isTaken('dorota@poczta.example')).toBe(false);
    expect((await create('ewa', { login: 'ewa@poczta.example' })).login).toBe('ewa@poczta.example');
  });

  it('are created once under concurrent requests for one name', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => store().clients.create(newClient('filip'), 'registered')),
    );
    expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'taken')).toHaveLength(4);
  });

  it('change atomically', async () => {
    const client = await create('gosia');
    await create('halina');
    const address = { ...client.address, city: 'Gdynia' };
    expect(await store().clients.change(client.id, { login: 'halina', address }, kinds)).toEqual({
      kind: 'taken',
      names: ['login'],
    });
    expect(await store().clients.find(client.id)).toEqual(client);
    expect(await store().clients.change(client.id, { login: 'gosia2', address }, kinds)).toEqual({
      kind: 'saved',
      client: { ...client, login: 'gosia2', address },
    });
    expect(await store().clients.isTaken('gosia')).toBe(false);
  });

  describe('signing in', () => {
    it('merges the basket of the guest: the larger quantity wins a line, as far as the rules allow', async () => {
      const client = await create('iga');
      const before = await signedIn(client);
      await store().baskets.add(before.session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      await store().baskets.add(before.session.hash, { productId: 1002, size: 'uniw', quantity: 3000 });
      const guest = await store().sessions.start();
      await store().baskets.add(guest.session.hash, {
        productId: 1001,
        size: 'uniw',
        quantity: 2000,
        comment: 'Na jutro',
      });
      await store().baskets.add(guest.session.hash, { productId: 1002, size: 'uniw', quantity: 1000 });
      await store().baskets.add(guest.session.hash, { productId: 1017, size: 'uniw', quantity: 1000 });
      const after = await signedIn(client, guest.session);
      const { lines } = await store().baskets.ofSession(after.session.hash);
      expect(lines.map(({ productId, quantity, comment }) => [productId, quantity, comment])).toEqual([
        [1001, 2000, 'Na jutro'],
        [1002, 3000, ''],
        [1017, 1000, ''],
      ]);
      expect(await store().sessions.find(guest.id)).toBeNull();
      // All browsers of the client share one basket.
      expect(after.session.hash).toBe(before.session.hash);
      expect(after.session.idHash).not.toBe(before.session.idHash);
    });

    it("lowers the guest's quantity to what is available", async () => {
      const client = await create('jola');
      const guest = await store().sessions.start();
      await store().baskets.add(guest.session.hash, { productId: 1002, size: 'uniw', quantity: 3000 });
      const tables = await place().openTables();
      const left = (amount: number) =>
        tables.updateTable('sizes').set({ amount }).where('product_id', '=', 1002).where('type', '=', 'uniw').execute();
      const { amount } = await tables
        .selectFrom('sizes')
        .select('amount')
        .where('product_id', '=', 1002)
        .executeTakeFirstOrThrow();
      await left(2000);
      const { session } = await signedIn(client, guest.session);
      expect((await store().baskets.ofSession(session.hash)).lines).toMatchObject([
        { productId: 1002, quantity: 2000 },
      ]);
      await left(amount);
    });

    it('moves lists, compared products, the draft of the order and waiting notices', async () => {
      const client = await create('kasia');
      const { session } = await signedIn(client);
      await store().lists.add(session.hash, [{ productId: 1001, size: 'uniw' }]);
      for (const id of [1001, 1002, 1004, 1005]) await store().comparisons.add(session.hash, id);
      const guest = await store().sessions.start();
      await store().lists.add(guest.session.hash, [
        { productId: 1001, size: 'uniw' },
        { productId: 1002, size: 'uniw' },
      ]);
      await store().lists.create(guest.session.hash, { name: 'Na prezent' });
      for (const id of [1004, 1006, 1007]) await store().comparisons.add(guest.session.hash, id);
      await store().orders.saveDraft(guest.session.hash, { firstname: 'Kasia' });
      await store().sessions.update(guest.session.hash, { sort: 'price' });
      await store().sessions.keepNotice(guest.session.idHash, { tone: 'success', title: 'Dodano.' });

      const { session: after } = await signedIn(client, guest.session);
      const lists = await store().lists.all(after.hash);
      expect(lists.map(({ name, productCount }) => [name, productCount])).toEqual([
        ['', 2],
        ['Na prezent', 0],
      ]);
      // Five are compared at most: the oldest was dropped.
      expect(await store().comparisons.products(after.hash)).toEqual([1002, 1004, 1005, 1006, 1007]);
      expect(await store().orders.draft(after.hash)).toEqual({ firstname: 'Kasia' });
      expect(after.data).toEqual({ sort: 'price' });
      expect(await store().sessions.takeNotices(after.idHash)).toEqual([{ tone: 'success', title: 'Dodano.' }]);
    });

    it('fill lists and the comparison up to their limits, the newest first, and take nothing away', async () => {
      const client = await create('hania');
      const limits = { compared: 2, shoppingLists: 3, shoppingListLines: 3 };
      const { session } = await signedIn(client);
      const sizes = (...ids: ReadonlyArray<number>) => ids.map((productId) => ({ productId, size: 'uniw' }));
      await store().lists.add(session.hash, sizes(1001, 1002));
      await store().lists.create(session.hash, { name: 'Własna' });
      const guest = await store().sessions.start();
      await store().lists.add(guest.session.hash, sizes(1001, 1005, 1006));
      for (const name of ['Starsza', 'Nowsza']) await store().lists.create(guest.session.hash, { name });
      for (const id of [1004, 1005, 1006]) await store().comparisons.add(guest.session.hash, id);

      await store().clients.signIn(client.id, guest.session, '', limits);
      const lists = await store().lists.all(session.hash);
      expect(lists.map(({ name, productCount }) => [name, productCount])).toEqual([
        ['', 3],
        ['Własna', 0],
        ['Nowsza', 0],
      ]);
      const wishlist = (await store().lists.find(session.hash))!;
      expect(wishlist.lines.map(({ productId }) => productId)).toEqual([1001, 1002, 1006]);
      expect(await store().comparisons.products(session.hash)).toEqual([1005, 1006]);
    });

    it('to another account takes nothing of the first along', async () => {
      const [one, other] = [await create('lena'), await create('maja')];
      const first = await signedIn(one);
      await store().baskets.add(first.session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      const second = await signedIn(other, first.session);
      expect(await store().baskets.count(second.session.hash)).toBe(0);
      expect(await store().baskets.count(first.session.hash)).toBe(1);
      expect(await store().sessions.find(first.id)).toBeNull();
    });

    it('from two browsers at once merges both baskets', async () => {
      const client = await create('nela');
      const guests = await Promise.all([store().sessions.start(), store().sessions.start()]);
      await store().baskets.add(guests[0].session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
      await store().baskets.add(guests[1].session.hash, { productId: 1002, size: 'uniw', quantity: 1000 });
      const [browser] = await Promise.all(guests.map((guest) => signedIn(client, guest.session)));
      expect(await store().baskets.count(browser!.session.hash)).toBe(2);
    });
  });

  it('keep their data when sessions end', async () => {
    const client = await create('ola');
    const { id, session } = await signedIn(client);
    await store().baskets.add(session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    await store().sessions.update(session.hash, { sort: 'name' });
    place().clock.now = testNow + 31 * 24 * 60 * 60 * 1000;
    expect(await store().sessions.find(id)).toBeNull();
    await store().sessions.sweep();
    const again = await signedIn(client);
    expect(await store().baskets.count(again.session.hash)).toBe(1);
    expect(again.session.data).toEqual({ sort: 'name' });
    place().clock.now = testNow;
  });

  it('with another password sign every other browser out', async () => {
    const client = await create('pola');
    const [here, there] = [await signedIn(client), await signedIn(client)];
    const { token } = (await store().clients.newResetToken(client.email))!;
    await store().clients.change(client.id, { password: 'zupelnie-inne' }, { ...kinds, current: here.session.idHash });
    expect(await store().sessions.find(here.id)).not.toBeNull();
    expect(await store().sessions.find(there.id)).toBeNull();
    expect(await store().clients.isResetValid(token)).toBe(false);
    expect(await store().clients.authenticate('pola', password)).toBeNull();
    expect(await store().clients.authenticate('pola', 'zupelnie-inne')).not.toBeNull();
    const tables = await place().openTables();
    const mails = await tables.selectFrom('outbox').select('kind').where('recipient', '=', client.email).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['registered', 'changed']);
  });

  it('stay closed when the password changes during the comparison', async () => {
    const client = await create('rita');
    const proof = (await store().clients.authenticate('rita', password))!;
    await store().clients.change(client.id, { password: 'zupelnie-inne' }, kinds);
    expect(await store().clients.signInBy(proof, null)).toBeNull();
    expect(await store().clients.browsers(client.id, '')).toEqual([]);

    const now = (await store().clients.authenticate('rita', 'zupelnie-inne'))!;
    const id = await store().clients.signInBy(now, null, 'Firefox');
    expect(await store().sessions.find(id!)).toMatchObject({ clientId: client.id });
    // In either order, no session outlives the change.
    const [raced] = await Promise.all([
      store().clients.signInBy(now, null),
      store().clients.change(client.id, { password: 'jeszcze-inne' }, kinds),
    ]);
    expect(raced && (await store().sessions.find(raced))).toBeNull();
  });

  describe('a link to a new password', () => {
    it('works once, for an hour, and is not stored', async () => {
      const client = await create('roma');
      const { id } = await signedIn(client);
      const { token } = (await store().clients.newResetToken('ROMA@poczta.example'))!;
      const tables = await place().openTables();
      expect(JSON.stringify(await tables.selectFrom('password_resets').selectAll().execute())).not.toContain(token);
      place().clock.now = testNow + resetLifetime;
      expect(await store().clients.isResetValid(token)).toBe(false);
      expect(await store().clients.resetPassword(token, 'nowe-haslo', 'changed')).toBeNull();
      place().clock.now = testNow + resetLifetime - 1;
      expect(await store().clients.isResetValid(token)).toBe(true);
      const used = await Promise.all([
        store().clients.resetPassword(token, 'nowe-haslo', 'changed'),
        store().clients.resetPassword(token, 'nowe-haslo', 'changed'),
      ]);
      expect(used.filter((one) => one !== null)).toMatchObject([{ id: client.id }]);
      expect(await store().clients.resetPassword(token, 'jeszcze-inne', 'changed')).toBeNull();
      place().clock.now = testNow;
      expect(await store().clients.authenticate('roma', 'nowe-haslo')).not.toBeNull();
      expect(await store().sessions.find(id)).toBeNull();
    });

    it('becomes invalid once the account has another e-mail: it lies in the old mailbox', async () => {
      const client = await create('sara');
      const { token } = (await store().clients.newResetToken(client.email))!;
      await store().clients.change(client.id, { mailingConsent: true }, kinds);
      expect(await store().clients.isResetValid(token)).toBe(true);
      await store().clients.change(client.id, { email: 'sara.nowa@poczta.example' }, kinds);
      expect(await store().clients.isResetValid(token)).toBe(false);
      expect(await store().clients.resetPassword(token, 'nowe-haslo', 'changed')).toBeNull();
    });

    it('is sent only to the owner of an e-mail', async () => {
      await create('sonia', { login: 'tola@poczta.example' });
      expect(await store().clients.newResetToken('nikt@poczta.example')).toBeNull();
      expect(await store().clients.newResetToken('tola@poczta.example')).toBeNull();
      expect(await store().clients.resetPassword('guessed', 'nowe-haslo', 'changed')).toBeNull();
    });
  });

  describe('addresses', () => {
    it('are kept by kind, each once, and stay private', async () => {
      const [one, other] = [await create('ula'), await create('wanda')];
      const { address } = newClient();
      const added = await store().clients.addAddress(one.id, 'delivery', address);
      expect(added).toEqual({ kind: 'saved', id: expect.any(Number) });
      const { id } = added as { id: number };
      expect(await store().clients.addAddress(one.id, 'delivery', address)).toEqual({ kind: 'double', id });
      expect(await store().clients.addAddress(one.id, 'invoice', address)).toMatchObject({ kind: 'saved' });
      const moved = { ...address, city: 'Sopot' };
      for (const [client, kind] of [
        [other.id, 'delivery'],
        [one.id, 'invoice'],
      ] as const)
        expect(await store().clients.changeAddress(client, kind, id, moved)).toEqual({ kind: 'unknown' });
      expect(await store().clients.changeAddress(one.id, 'delivery', id, moved)).toEqual({ kind: 'saved', id });
      expect(await store().clients.addresses(one.id, 'delivery')).toEqual([{ id, ...moved, isDefault: false }]);
      expect(await store().clients.addresses(other.id, 'delivery')).toEqual([]);
    });

    it('are limited, also under concurrent requests', async () => {
      const client = await create('xenia');
      const outcomes = await Promise.all(
        Array.from({ length: 23 }, (_, index) =>
          store().clients.addAddress(client.id, 'invoice', { ...newClient().address, streetNumber: String(index + 1) }),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(20);
      expect(outcomes.filter(({ kind }) => kind === 'too_many')).toHaveLength(3);
    });

    it('are saved with the account when given at registration', async () => {
      const address = { ...newClient().address, city: 'Toruń' };
      const client = await create('yola', { others: [{ kind: 'delivery', address }] });
      expect(await store().clients.addresses(client.id, 'delivery')).toMatchObject([address]);
    });
  });
});
