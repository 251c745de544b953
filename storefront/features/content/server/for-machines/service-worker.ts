import { addressOf } from '../../../../shared/addresses.ts';
import { serviceWorkerAddress } from '../../../../shared/browser/installed-shop-addresses.ts';
import { inLanguageOf, languages, type Language } from '../../../../platform/languages/languages.ts';
import { textCall } from './text-call.ts';

/**
 * Shows the offline page where the installed shop has no network, in the language of the address, and does nothing else: it keeps
 * these pages with their styles and fonts, and no answer of the shop. They name the seller's phone and hours, so a visit with a
 * network takes them again once a day, and an update of the shop's files never leaves a page without its styles: files come first,
 * and old ones go last. Plain JavaScript, because browsers run it as it is written.
 *
 * @param pages prefix and address of the page in each language; the last prefix is empty
 */
const script = (pages: ReadonlyArray<readonly [string, string]>): string => `const name = 'offline';
const pages = ${JSON.stringify(pages)};
const day = 24 * 60 * 60 * 1000;

async function keep() {
  const cache = await caches.open(name);
  const before = await cache.keys();
  const taken = await Promise.all(pages.map(async ([, address]) => {
    const page = await fetch(address, { credentials: 'omit', cache: 'no-store' });
    if (!page.ok) throw new Error(address + ': ' + page.status);
    const html = await page.clone().text();
    return { address, page, files: [...html.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"/g)].map(([, href]) => href) };
  }));
  const files = [...new Set(taken.flatMap((one) => one.files))];
  await cache.addAll(files);
  await Promise.all(taken.map(({ address, page }) => cache.put(address, page)));
  const kept = new Set([...files, ...taken.map(({ address }) => address)].map((address) => new URL(address, location).href));
  await Promise.all(before.filter(({ url }) => !kept.has(url)).map((request) => cache.delete(request)));
}

let isKeeping = false;
/** Takes the pages again if they are a day old, by the clock of the server that sent them. */
async function refresh(answer) {
  if (isKeeping) return;
  isKeeping = true;
  try {
    const page = await caches.match(pages[0][1]);
    const [now, keptAt] = [answer, page].map(({ headers }) => Date.parse(headers.get('Date')));
    if (now - keptAt >= day) await keep();
  } catch {
    // The pages that are kept stay; the next visit tries again.
  } finally {
    isKeeping = false;
  }
}

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !['document', 'style', 'font'].includes(request.destination)) return;
  const answer = fetch(request);
  const isPage = request.mode === 'navigate';
  event.respondWith(answer.catch(async (fault) => {
    const path = new URL(request.url).pathname + '/';
    const kept = await caches.match(isPage ? pages.find(([prefix]) => path.startsWith(prefix + '/'))[1] : request);
    if (kept) return kept;
    throw fault;
  }));
  if (isPage) event.waitUntil(answer.then(refresh, () => {}));
});
`;

/** The longest prefix first: the default language has none. */
const pagesIn = (spoken: ReadonlyArray<Language>): ReadonlyArray<readonly [string, string]> =>
  spoken
    .map((language) => [languages[language].prefix, inLanguageOf(language, addressOf('offline'))] as const)
    .toSorted(([one], [other]) => other.length - one.length);

/** The service worker of the installed shop: it shows the offline page where there is no network. */
export const serviceWorkerCall = textCall({
  name: 'service-worker',
  paths: [serviceWorkerAddress],
  type: 'text/javascript',
  write: ({ settings }) => script(pagesIn(settings.languages)),
});
