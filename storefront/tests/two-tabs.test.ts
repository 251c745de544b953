import { expect, it } from 'vitest';
import { ask } from '../compatibility/graphql/testing/ask.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { describeOnEngines, shopper, type RunningShop } from '../testing/running-shop.ts';

/** One tab's change of one line. `set` to 0 removes. */
type Change = { kind: 'add' | 'set'; product: number; quantity: number };
/** Pieces by product. */
type Basket = ReadonlyMap<number, number>;

const products = [1001, 1002, 1017];
const rounds = 50;

/**
 * The content of a line after sequential changes. A line that both tabs saw may be set after the other removed it: the
 * last write wins. A line that did not exist cannot.
 */
const after = (present: number, changes: ReadonlyArray<Change>): number =>
  changes.reduce(
    (held, { kind, quantity }) => (kind === 'add' ? held + quantity : present > 0 || held > 0 ? quantity : held),
    present,
  );

/** Its possible content after concurrent changes: the result of one order or of the other. */
const outcomes = (present: number, changes: ReadonlyArray<Change>): ReadonlyArray<number> => [
  after(present, changes),
  after(present, changes.toReversed()),
];

describeOnEngines('two tabs of one shopper', (shop) => {
  async function tabs(running: RunningShop) {
    const { headers } = await shopper(running);
    const own = { ...headers, Origin: running.url, 'Sec-Fetch-Site': 'same-origin' };
    const form = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ ...fields, size: 'uniw', getAjax: 'true' });
      const response = await fetch(`${running.url}/basketchange.php`, { method: 'POST', headers: own, body });
      expect(response.status).toBe(200);
      await response.json();
    };
    return {
      /** Requests of the buy form and the basket form. */
      byForm: ({ kind, product, quantity }: Change) =>
        form({ product: String(product), number: String(quantity), change: kind === 'add' ? 'add' : 'change' }),
      /** Requests of clients by mutations, which cannot set. */
      byMutation: async (change: Change): Promise<void> => {
        const { kind, product, quantity } = change;
        const line = `id:${product},size:"uniw"`;
        if (kind === 'add')
          await ask(running, `mutation{addProductsToBasket(ProductInput:[{${line},quantity:${quantity}}]){status}}`, {
            headers: own,
          });
        else if (quantity === 0)
          await ask(running, `mutation{removeProductsFromBasket(ProductInput:[{${line}}]){status}}`, { headers: own });
        else await form({ product: String(product), number: String(quantity), change: 'change' });
      },
      read: async (): Promise<Basket> => {
        const response = await fetch(`${running.url}/ajax/basket.php?getAjax=true`, { headers: own });
        const { basket } = (await response.json()) as { basket: { products: Array<{ id: string; count: string }> } };
        return new Map(basket.products.map(({ id, count }) => [Number(id), Number(count)]));
      },
    };
  }

  it('change one basket at once: nothing vanishes, nothing counts twice, and the last write wins a line', async () => {
    const { byForm, byMutation, read } = await tabs(shop());
    const random = randomNumbers(7);
    let basket: Basket = await read();
    expect(basket.size).toBe(0);
    let together = 0;
    for (let round = 0; round < rounds; round += 1) {
      const change = (): Change => {
        const product = products[random(products.length)]!;
        // The stock is not tested here: a full line is reset.
        const isAdded = random(2) === 0 && (basket.get(product) ?? 0) < 3;
        return { kind: isAdded ? 'add' : 'set', product, quantity: isAdded ? 1 + random(2) : random(4) };
      };
      const changes = [change(), change()] as const;
      if (changes[0].product === changes[1].product) together += 1;
      await Promise.all([byForm(changes[0]), (random(2) === 0 ? byForm : byMutation)(changes[1])]);
      const next = await read();
      for (const product of products) {
        const present = basket.get(product) ?? 0;
        const own = changes.filter((one) => one.product === product);
        const details = `round ${round}, ${product}: ${present}, then ${JSON.stringify(own)}`;
        expect(outcomes(present, own), details).toContain(next.get(product) ?? 0);
      }
      basket = next;
    }
    // Both tabs wrote the same line often enough to meet.
    expect(together).toBeGreaterThan(10);
  });

  it('add at once as often as sequentially', async () => {
    const { byForm, byMutation, read } = await tabs(shop());
    const one: Change = { kind: 'add', product: 1001, quantity: 1 };
    await Promise.all([byForm(one), byMutation(one), byForm(one), byMutation(one)]);
    expect([...(await read())]).toEqual([[1001, 4]]);
  });
});
