import { account } from '../../storefront/reference/asking/account.ts';
import { clickableOrNot, inAnyOrder, judgedBy } from './judged.ts';
import { endOfLoading } from './screen-reader.ts';
import { nameOf, presses, types, waits, type Step } from './script.ts';

/** What Orca says of a loaded page without focus: its title, and where it would start to read. */
export const loaded = (title: string): ReadonlyArray<string> => [
  `Ukończono wczytywanie ${title} | Sień.`,
  'Przejdź do treści odnośnik.',
];

/** Whether and when Orca says these on page load depends on the page before. */
const ofLoading = /^(Tryb (przeglądania|zaznaczania)$|Wczytywanie\.)|witryna dokumentu\.$/;

/** From the title on, if spoken: what comes before depends on the page before, too. */
function ofThisPage(words: ReadonlyArray<string>): ReadonlyArray<string> {
  const title = words.findLastIndex((text) => endOfLoading.test(text));
  return words.slice(Math.max(title, 0)).filter((text) => !ofLoading.test(text));
}

/** Opens a shop page by its path, or by `mail:` and its path if a mail of the shop links to it. */
export const visits = (path: string, says: ReadonlyArray<string>): Step => ({
  does: `opens ${path}`,
  says,
  act: async (reader, placeOf) => ofThisPage(await reader.goTo(await placeOf(path))),
});

/** Presses a key that opens another page. If an invalid field there has focus, Orca says that instead of the title. */
export const follows = (key: string, says: ReadonlyArray<string>): Step => ({
  does: nameOf(key),
  says,
  keys: 1,
  act: async (reader) => ofThisPage(await reader.follow(key, says)),
});

/** Opens the home page and goes to its search. */
export const opensTheSearch: ReadonlyArray<Step> = [
  visits('/', loaded('Rzeczy, do których się wraca')),
  presses('Tab', 'Przejdź do treści odnośnik.'),
  presses('Tab', 'region Warunki zakupów', 'Zamknij przycisk.'),
  presses('Tab', 'wyjście z regionu.', 'region Promocja', 'Kopiuj kod SIEN10 przycisk.'),
  presses('Tab', 'Zamknij przycisk.'),
  presses('Tab', 'Sień, strona główna odnośnik.'),
  presses(
    'Tab',
    'wyszukiwanie',
    'Szukaj produktów edytowalna lista rozwijana.',
    'otwiera pole listy',
    'Tryb zaznaczania',
  ),
];

/** Goes from the message about an added product to the basket. */
export const goesFromTheMessageToTheBasket: ReadonlyArray<Step> = [
  presses('F6', 'Komunikaty region element klikalny.'),
  presses('Tab', 'Zobacz koszyk odnośnik.'),
  follows('Return', loaded('Koszyk')),
  clickableOrNot(presses('h', 'Koszyk nagłówek 1. poziomu.')),
];

/** Passes the first choices of the order's address and invoice, from the last field of the address on. */
export const leavesAddressAndInvoice: ReadonlyArray<Step> = [
  presses(
    'Tab',
    'Gdzie wysłać panel.',
    'Pod adres podany wyżej.',
    'wybrany przycisk radiowy',
    '1 z 2.',
    'Tryb przeglądania',
  ),
  presses(
    'Tab',
    'wyjście z panelu.',
    'wyjście z regionu.',
    'Faktura panel.',
    'Bez faktury.',
    'wybrany przycisk radiowy',
    '1 z 3.',
  ),
];

/** Lets the page open the next one by itself. */
export const waitsForPage = (seconds: number, says: ReadonlyArray<string>): Step => ({
  ...waits(seconds, ...says),
  act: async (reader) => ofThisPage(await reader.listen(seconds * 1000)),
});

/**
 * Types a query into the search. The list opens and announces its count at the same moment: not judged are their order,
 * whether Orca names the field again, or how much of the query it reads when the field moves to its own screen.
 */
export const suggests = (query: string, ...says: ReadonlyArray<string>): Step =>
  inAnyOrder(
    judgedBy(
      (words) =>
        words
          .map((each) => each.replace(/^.* (?=rozwinięty$)/, ''))
          .filter((each) => !query.startsWith(each.replace(/\.$/, ''))),
      types(query, ...says),
    ),
  );

/** Selects a field's content and types over it. Orca's words for the selection vary, and are not judged. */
export const replacesBy = (text: string, ...says: ReadonlyArray<string>): Step => ({
  does: `types “${text}” over it`,
  says,
  keys: 1,
  characters: text.length,
  async act(reader) {
    await reader.press('ctrl+a');
    return (await reader.type(text, says.length)).filter((words) => words !== 'Odznaczono tekst.');
  },
});

/** Sends a shop form without the customer, as setup of a journey: products in the basket, an account. */
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

/** Adds one piece of a demo product to the basket. */
export const hasInBasket = (product: number, size: string): Step =>
  sends(`has product ${product} in the basket`, '/basketchange.php', {
    mode: '1',
    change: 'add',
    getAjax: 'true',
    product: String(product),
    size,
    number: '1',
  });

/** Signs the customer out. */
export const signsOut = (): Step => sends('is signed out', '/login.php', { operation: 'logout' });

/** Registers the reference customer, confirms the account by the mailed link, and signs out. */
export const hasAccount = (): Step => ({
  does: 'has an account',
  says: undefined,
  async act(reader, placeOf) {
    const path = '/client-new.php';
    await sends('asks for it', path, account).act(reader, placeOf);
    const { address } = await placeOf(`mail:${path}`);
    const token = new URL(address).searchParams.get('token') ?? '';
    const form = { operation: 'confirm', token, password: account.client_password };
    await sends('confirms it', path, form).act(reader, placeOf);
    return signsOut().act(reader, placeOf);
  },
});
