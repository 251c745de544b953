import { account } from '../../storefront/reference/asking/account.ts';
import { nameOf, type Step } from './script.ts';

/** The first link of every page, at which Orca stops after loading. */
export const skipLink = 'Przejdź do treści odnośnik.';

/** Whether Orca says these, and when, depends on the page before. */
const ofLoading = ['Tryb przeglądania', 'Wczytywanie. Proszę czekać.'];

/** From the title on: what Orca says before depends on the page before, too. */
function afterLoading(words: ReadonlyArray<string>): ReadonlyArray<string> {
  const loaded = words.findLastIndex((text) => text.startsWith('Ukończono wczytywanie'));
  return words.slice(Math.max(loaded, 0)).filter((text) => !ofLoading.includes(text));
}
const titled = (title: string) => `Ukończono wczytywanie ${title} | Sień.`;

/** Opens a page of the shop by its path. @param title without the name of the shop @param says what follows it */
export const visits = (path: string, title = "", ...says: ReadonlyArray<string>): Step => ({
  does: `opens ${path}`,
  says: [titled(title), ...says],
  act: async (reader, placeOf) => afterLoading(await reader.goTo(await placeOf(path))),
});

/** Presses a key that leads to another page. @param title without the name of the shop @param says what follows it */
export const follows = (key: string, title = "", ...says: ReadonlyArray<string>): Step => ({
  does: nameOf(key),
  says: [titled(title), ...says],
  keys: 1,
  act: async (reader) => afterLoading(await reader.follow(key)),
});

/** Sends a form of the shop without the customer, for what a journey starts with: goods in the basket, an account. */
const sends = (does: string, path: string, form: Readonly<Record<string, string>>): Step => ({
  does,
  says: undefined,
  async act(reader, placeOf) {
    const { address } = await placeOf(path);
    const { origin } = new URL(address);
    const answer = await reader.page.request.post(address, {
      form,
      headers: { origin, 'sec-fetch-site': 'same-origin' },
    });
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
    return [];
  },
});

/** Puts one piece of the demo shop's goods into the basket. */
export const hasInBasket = (product: number, size: string): Step =>
  sends(`has product ${product} in the basket`, '/basketchange.php', {
    mode: '1',
    change: 'add',
    getAjax: 'true',
    product: String(product),
    size,
    number: '1',
  });

/** Opens the account of the reference's customer, and leaves it. */
export const hasAccount = (): Step => {
  const opens = sends('has an account', '/client-new.php', account);
  const leaves = sends('', '/login.php', { operation: 'logout' });
  return { ...opens, act: async (...world) => [...(await opens.act(...world)), ...(await leaves.act(...world))] };
};
