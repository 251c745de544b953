import { expect, it } from 'vitest';
import { newClient } from '../server/testing/account.ts';
import type { Client } from './client-types.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';

describeStoreOnBothEngines('what the shop keeps about a client', (store) => {
  const create = async (name: string): Promise<Client> => {
    const outcome = await store().clients.create(newClient(name), 'registered');
    if (outcome.kind !== 'saved') throw new Error(outcome.names.join());
    return outcome.client;
  };

  it('is deleted with the account; its orders stay, and so does everyone else', async () => {
    const [client, other] = [await create('ada'), await create('bea')];
    const id = await store().clients.signIn(client.id, null);
    const { hash } = (await store().sessions.find(id))!;
    await store().baskets.add(hash, { productId: 1017, size: 'uniw', quantity: 1000 });
    const { number } = await placeOrderOf(store(), hash, { clientId: client.id, email: client.email });
    await store().baskets.add(hash, { productId: 1017, size: 'uniw', quantity: 1000 });
    const own = await store().clients.ownData(client.id);
    expect(own?.orders.map((order) => order.number)).toEqual([number]);
    expect((await store().clients.ownData(other.id))?.orders).toEqual([]);

    expect(await store().clients.removeAccount(client.id)).toBe('removed');
    expect(await store().clients.find(client.id)).toBeNull();
    expect(await store().clients.ownData(client.id)).toBeNull();
    expect(await store().sessions.find(id)).toBeNull();
    expect((await store().baskets.ofSession(hash)).lines).toEqual([]);
    expect((await store().orders.byNumber(number))?.email).toBe(client.email);
    expect(await store().clients.find(other.id)).not.toBeNull();
    expect(await store().clients.removeAccount(client.id)).toBe('removed');
    // The name is free again.
    expect((await create('ada')).id).not.toBe(client.id);
  });

  it('stays while the account has money', async () => {
    const client = await create('cyd');
    await store().vouchers.credit(client.email, { balance: 500 });
    expect(await store().clients.removeAccount(client.id)).toBe('has_balance');
    expect(await store().clients.find(client.id)).not.toBeNull();
  });
});
