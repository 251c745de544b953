import type { Visitor } from './visitor.ts';

/** Something that a visitor does before the exchange that is shown. */
export type Step = (visitor: Visitor) => Promise<void>;

/** A product with its size and the quantity as it is typed. */
export type Wish = readonly [productId: number, size: string, quantity: string];

/** Puts goods into the visitor's basket, as the shop's own form does. */
export const withBasket =
  (...wishes: ReadonlyArray<Wish>): Step =>
  async (visitor) => {
    for (const [product, size, number] of wishes) {
      const form = { mode: '1', change: 'add', getAjax: 'true', product: String(product), size, number };
      const answer = await visitor.send({ path: '/basketchange.php', form });
      if (answer.status !== 200) throw new Error(`Product ${product} is not in the basket: ${await answer.text()}`);
    }
  };

/** Somebody in Kraków, invented. */
export const recipient = {
  firstname: 'Hanna',
  lastname: 'Źrebiec',
  email: 'hanna@poczta.example',
  phone: '600 100 200',
  street: 'Łobzowska',
  street_number: '8/3',
  zipcode: '31-145',
  city: 'Kraków',
} as const;

/** By courier, paid by transfer: the whole first step of the order. */
export const byCourier = { ...recipient, shipping: 'kurier-1', payform_id: 'transfer' } as const;

/** Goods in the basket, and the first step of the order done. */
export const withDelivery =
  (...wishes: ReadonlyArray<Wish>): Step =>
  async (visitor) => {
    await withBasket(...wishes)(visitor);
    const answer = await visitor.send({ path: '/order1.php', form: byCourier });
    if (answer.status !== 303) throw new Error(`The first step of the order was answered with ${answer.status}.`);
  };

/** Goods on the visitor's wishlist. */
export const withWishes =
  (...productIds: ReadonlyArray<number>): Step =>
  async (visitor) => {
    const session = await visitor.session();
    await visitor.store.lists.add(
      session,
      productIds.map((productId) => ({ productId, size: 'uniw' })),
    );
  };

/** The values of the hidden fields of a page, by name: its form sends them back. */
export async function hiddenFields(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const html = await (await visitor.send({ path })).text();
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
}
