import { beforeEach, expect, it } from 'vitest';
import { hashOf } from '../../../../platform/store/sessions.ts';
import { describeStoreOnBothEngines } from '../../../../store/testing/describe-store.ts';

describeStoreOnBothEngines('shopping lists', (store, place) => {
  let owner: string;
  beforeEach(async () => {
    owner = (await store().sessions.start()).session.hash;
  });

  const mug = { productId: 1001, size: 'uniw' };
  const shirt = { productId: 1013, size: 'm' };
  const soldOutShirt = { productId: 1013, size: 'l' };

  async function listNamed(name: string, options: { isPublic?: boolean } = {}) {
    const outcome = await store().lists.create(owner, { name, ...options });
    if (outcome.kind !== 'created') throw new Error(outcome.kind);
    return outcome.list;
  }

  it('are none, and the wishlist is empty, at first', async () => {
    expect(await store().lists.all(owner)).toEqual([]);
    expect(await store().lists.find(owner)).toBeNull();
    expect(await store().lists.count(owner)).toBe(0);
    expect(await store().lists.all(null)).toEqual([]);
    expect(await store().lists.find(null)).toBeNull();
    expect(await store().lists.count(null)).toBe(0);
  });

  it('keep sizes on the wishlist in order, sold-out ones too, and count them [H-04 part]', async () => {
    expect(await store().lists.add(owner, [mug, soldOutShirt])).toEqual([{ kind: 'added' }, { kind: 'added' }]);
    place().clock.now += 1000;
    expect(await store().lists.add(owner, [shirt, mug])).toEqual([{ kind: 'added' }, { kind: 'kept' }]);
    const wishlist = await store().lists.find(owner);
    expect(wishlist).toMatchObject({ name: '', isWishlist: true, isPublic: false, productCount: 3 });
    expect(wishlist!.lines.map(({ productId, size, quantity }) => [productId, size, quantity])).toEqual([
      [1001, 'uniw', 1000],
      [1013, 'l', 1000],
      [1013, 'm', 1000],
    ]);
    expect(wishlist!.lines.map(({ addedAt }) => addedAt)).toEqual([
      place().clock.now - 1000,
      place().clock.now - 1000,
      place().clock.now,
    ]);
    expect(await store().lists.count(owner)).toBe(3);
  });

  it('can be several with names, the wishlist first; the header only counts it [H-04 part]', async () => {
    const kitchen = await listNamed('Kuchnia');
    await listNamed('Prezenty', { isPublic: true });
    await store().lists.add(owner, [mug]);
    await store().lists.add(owner, [mug, shirt], { listId: kitchen.id });
    expect(
      (await store().lists.all(owner)).map(({ name, isPublic, productCount }) => ({ name, isPublic, productCount })),
    ).toEqual([
      { name: '', isPublic: false, productCount: 1 },
      { name: 'Kuchnia', isPublic: false, productCount: 2 },
      { name: 'Prezenty', isPublic: true, productCount: 0 },
    ]);
    expect(await store().lists.count(owner)).toBe(1);
  });

  it('exchange lines, which keep their quantity, as long as the other list has room [S-14 part]', async () => {
    const { id } = await listNamed('Kuchnia');
    await store().lists.add(owner, [{ ...mug, quantity: 4000 }, shirt], { listId: id });
    await store().lists.add(owner, [soldOutShirt]);
    expect(await store().lists.move(owner, [mug, shirt], { from: id, mostLines: 2 })).toEqual([
      { kind: 'added' },
      { kind: 'list_full' },
    ]);
    expect(await store().lists.contents(owner)).toEqual([
      { id: expect.any(Number) as number, name: '', isWishlist: true, keys: [soldOutShirt, mug] },
      { id, name: 'Kuchnia', isWishlist: false, keys: [shirt] },
    ]);
    expect((await store().lists.find(owner))!.lines[1]).toMatchObject({ ...mug, quantity: 4000 });
    const { hash: stranger } = (await store().sessions.start()).session;
    expect(await store().lists.move(stranger, [shirt], { from: id })).toEqual([{ kind: 'unknown_list' }]);
    expect((await store().lists.contents(stranger)).flatMap(({ keys }) => keys)).toEqual([]);
  });

  it('have another key once they were hidden', async () => {
    const { id, accessKey } = await listNamed('Kuchnia', { isPublic: true });
    await store().lists.change(owner, id, { isPublic: false });
    await store().lists.change(owner, id, { isPublic: true });
    expect(await store().lists.shared(accessKey)).toBeNull();
    expect(await store().lists.find(owner, id)).toMatchObject({ isPublic: true });
  });

  it('change their quantity, name and lines', async () => {
    const { id } = await listNamed('Kuchnia');
    await store().lists.add(owner, [{ ...mug, quantity: 4000 }, shirt], { listId: id });
    expect(await store().lists.setQuantity(owner, mug, 6000, id)).toBe(true);
    expect(await store().lists.setQuantity(owner, soldOutShirt, 2000, id)).toBe(false);
    expect(await store().lists.change(owner, id, { name: 'Spiżarnia' })).toBe(true);
    expect(await store().lists.remove(owner, [shirt, soldOutShirt], id)).toBe(true);
    expect(await store().lists.find(owner, id)).toMatchObject({
      name: 'Spiżarnia',
      productCount: 1,
      lines: [{ ...mug, quantity: 6000 }],
    });
    expect(await store().lists.setQuantity(owner, mug, 0, id)).toBe(true);
    expect(await store().lists.find(owner, id)).toMatchObject({ productCount: 0, lines: [] });
    expect(await store().lists.delete(owner, id)).toBe(true);
    expect(await store().lists.find(owner, id)).toBeNull();
  });

  it('are readable for others only while public, by an unguessable key', async () => {
    const { id, accessKey } = await listNamed('Prezenty', { isPublic: true });
    await store().lists.add(owner, [mug], { listId: id });
    expect(accessKey).toMatch(/^[\w-]{24}$/);
    expect(await store().lists.shared(accessKey)).toMatchObject({ name: 'Prezenty', lines: [mug] });
    await store().lists.change(owner, id, { isPublic: false });
    expect(await store().lists.shared(accessKey)).toBeNull();
    expect(await store().lists.shared('')).toBeNull();
  });

  it('only obey their owner', async () => {
    const { id } = await listNamed('Moja');
    await store().lists.add(owner, [mug], { listId: id });
    const stranger = (await store().sessions.start()).session.hash;
    expect(await store().lists.find(stranger, id)).toBeNull();
    expect(await store().lists.add(stranger, [shirt], { listId: id })).toEqual([{ kind: 'unknown_list' }]);
    expect(await store().lists.setQuantity(stranger, mug, 9000, id)).toBe(false);
    expect(await store().lists.remove(stranger, [mug], id)).toBe(false);
    expect(await store().lists.change(stranger, id, { name: 'Cudza', isPublic: true })).toBe(false);
    expect(await store().lists.delete(stranger, id)).toBe(false);
    expect(await store().lists.find(owner, id)).toMatchObject({
      name: 'Moja',
      isPublic: false,
      lines: [{ ...mug, quantity: 1000 }],
    });
  });

  it.each([
    [{ productId: 1, size: 'uniw' }, 'unknown_product'],
    // The gift wrapping is only offered in the basket.
    [{ productId: 1049, size: 'uniw' }, 'unknown_product'],
    [{ productId: 1001, size: 'xxl' }, 'unknown_size'],
  ])('refuse %o as %s', async (key, kind) => {
    expect(await store().lists.add(owner, [key])).toEqual([{ kind }]);
    expect(await store().lists.count(owner)).toBe(0);
  });

  it('have a limit of lines, and owners a limit of lists', async () => {
    expect(await store().lists.add(owner, [mug, shirt], { mostLines: 1 })).toEqual([
      { kind: 'added' },
      { kind: 'list_full' },
    ]);
    const several = await Promise.all(
      Array.from({ length: 6 }, (_, index) => store().lists.create(owner, { name: `Lista ${index}`, mostLists: 4 })),
    );
    expect(several.filter(({ kind }) => kind === 'created')).toHaveLength(3);
    expect(await store().lists.all(owner)).toHaveLength(4);
  });

  it('stay whole when two tabs add at once: one wishlist with everything', async () => {
    await Promise.all([
      store().lists.add(owner, [mug]),
      store().lists.add(owner, [shirt]),
      store().lists.add(owner, [mug]),
    ]);
    expect(await store().lists.all(owner)).toHaveLength(1);
    expect(await store().lists.count(owner)).toBe(2);
  });

  it('follow the session through renewal and end with it', async () => {
    const { id } = await listNamed('Prezenty');
    await store().lists.add(owner, [mug]);
    const renewed = hashOf(await store().sessions.renew(owner));
    expect(await store().lists.all(owner)).toEqual([]);
    expect(await store().lists.count(renewed)).toBe(1);
    expect(await store().lists.find(renewed, id)).toMatchObject({ name: 'Prezenty' });
    await store().sessions.end(renewed);
    const tables = await place().openTables();
    expect(await tables.selectFrom('shopping_lists').select('id').where('id', '=', id).execute()).toEqual([]);
  });
});
