import { compose } from '../../mails/compose.ts';
import { account } from './account.ts';
import { recipient } from './recipient.ts';
import { origin, type Visitor } from './visitor.ts';

export { account, recipient };

/** A visitor's action before the shown exchange. */
export type Step = (visitor: Visitor) => Promise<void>;

/** A product with its size and the quantity as typed. */
export type Wish = readonly [productId: number, size: string, quantity: string];

/** Adds goods to the visitor's basket, as the shop's own form does. */
export const withBasket =
  (...wishes: ReadonlyArray<Wish>): Step =>
  async (visitor) => {
    for (const [product, size, number] of wishes) {
      const form = { mode: '1', change: 'add', getAjax: 'true', product: String(product), size, number };
      const answer = await visitor.send({ path: '/basketchange.php', form });
      if (answer.status !== 200) throw new Error(`Product ${product} is not in the basket: ${await answer.text()}`);
    }
  };

/** By courier, paid by transfer: the whole first step of the order. */
export const byCourier = { ...recipient, shipping: '1-1', payform_id: '3' } as const;

const withFirstStep =
  (form: Readonly<Record<string, string>>) =>
  (...wishes: ReadonlyArray<Wish>): Step =>
  async (visitor) => {
    await withBasket(...wishes)(visitor);
    const answer = await visitor.send({ path: '/order1.php', form });
    if (answer.status !== 303) throw new Error(`The first step of the order was answered with ${answer.status}.`);
  };

/** Goods in the basket, and the first step of the order done. */
export const withDelivery = withFirstStep(byCourier);

/** The same of goods that come by mail. */
export const withDeliveryByMail = withFirstStep({ ...byCourier, shipping: '6-1' });

/** An order of these goods, paid by transfer. */
export const withOrder =
  (...wishes: ReadonlyArray<Wish>): Step =>
  async (visitor) => {
    await withDelivery(...wishes)(visitor);
    const form = { ...(await hiddenFields(visitor, '/order2.php')), remarks: '', terms: '1' };
    const answer = await visitor.send({ path: '/order2.php', form });
    if (answer.status !== 303) throw new Error(`The order was answered with ${answer.status}.`);
  };

/** The address of the visitor's order by BLIK, at one of the pages of its payment. */
export async function onlineOrder(visitor: Visitor, page: string, wish: Wish = [1002, 'uniw', '1']): Promise<string> {
  await withBasket(wish)(visitor);
  await visitor.send({ path: '/order1.php', form: { ...byCourier, payform_id: '10' } });
  const form = { ...(await hiddenFields(visitor, '/order2.php')), remarks: '', terms: '1' };
  const answer = await visitor.send({ path: '/order2.php', form });
  const query = /\?(.*)$/.exec(answer.headers.get('location') ?? '')?.[1];
  if (query === undefined) throw new Error(`The order was answered with ${answer.status}.`);
  return `${page}?${query}`;
}

/** Sends a document that must succeed. */
export const asked =
  (document: string): Step =>
  async (visitor) => {
    const answer = await visitor.send({ path: '/graphql/v1/', body: JSON.stringify({ query: document }) });
    const text = await answer.text();
    if (/"errors"|"status":"error"/.test(text)) throw new Error(`${document} was answered with ${text}`);
  };

/** One step after the other. */
export const inTurn =
  (...steps: ReadonlyArray<Step>): Step =>
  async (visitor) => {
    for (const step of steps) await step(visitor);
  };

/** The visitor has registered and was sent the confirmation link. */
export const registered: Step = async (visitor) => {
  const answer = await visitor.send({ path: '/client-new.php', form: account });
  if (answer.status !== 303) throw new Error(`The account was answered with ${answer.status}.`);
};

/** The fields that confirm the visitor's account. */
export const confirmation = async (visitor: Visitor) => ({
  operation: 'confirm',
  token: await mailed(visitor, 'token'),
  password: account.client_password,
});

/** The visitor has an account and is signed in. */
export const signedIn: Step = async (visitor) => {
  await registered(visitor);
  const answer = await visitor.send({ path: '/client-new.php', form: await confirmation(visitor) });
  if (answer.status !== 303) throw new Error(`The confirmation was answered with ${answer.status}.`);
};

/** The visitor has an account and is signed out. */
export const withAccount: Step = async (visitor) => {
  await signedIn(visitor);
  await visitor.send({ path: '/login.php', form: { operation: 'logout' } });
};

/** A parameter of the link in the last mail to the visitor, found nowhere else. */
export async function mailed({ store }: Visitor, name: 'key' | 'token'): Promise<string> {
  const mail = (await store.outbox.claim(10)).at(-1);
  const message = mail && (await compose(mail, store, origin));
  const value = new RegExp(`[?&]${name}=([\\w-]+)`).exec(message?.text ?? '')?.[1];
  if (value === undefined) throw new Error(`No mail has a link with ${name}.`);
  return value;
}

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

/** The values of a page's hidden fields, by name: its form sends them back. */
export async function hiddenFields(visitor: Visitor, path: string): Promise<Record<string, string>> {
  const html = await (await visitor.send({ path })).text();
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
}
