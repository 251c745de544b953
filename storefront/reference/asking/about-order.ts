import type { Visitor } from './visitor.ts';

const number = '20261121/001';

/** A form to a page about the visitor's order, which is not sent yet. */
export const aboutOrder =
  (page: string, form: Readonly<Record<string, string>>) =>
  async ({ store }: Visitor) => {
    const order = await store.orders.byNumber(number);
    return { path: `/${page}.php?order_number=${number}&key=${order?.accessKey ?? ''}`, form };
  };

/** The same with a number and a key of no order: refused, as is another buyer's. */
export const ofNoOrder = (page: string, form: Readonly<Record<string, string>>) => ({
  title: 'A number and a key that belong to no order',
  request: { path: `/${page}.php?order_number=20200101/1&key=${'a'.repeat(24)}`, form },
});

/** What differs from run to run. */
export const varying = { key: 'key of the order' };

/** The parameters of each step's address. */
export const orderParameters = {
  order_number: 'In the address: the number of the order.',
  key: 'In the address: its key. Not needed by its signed-in client.',
};
