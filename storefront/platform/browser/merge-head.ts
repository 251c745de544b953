/** What describes one page and is replaced with it; no scripts or styles. */
const described =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

/** How long to wait for a new stylesheet before the page is shown without it, in milliseconds. */
const STYLE_TIMEOUT = 3000;

/**
 * Gives this document the head of the fetched page: title, descriptions, structured data and missing styles, which it
 * waits for to avoid unstyled content. Present styles stay: the next page may need them again.
 */
export async function mergeHead(fetched: Document, signal: AbortSignal): Promise<void> {
  const here = new Set(styleLinks(document).map((link) => link.href));
  const missing = styleLinks(fetched).filter((link) => !here.has(link.href));
  await Promise.all(missing.map(addStyle));
  if (signal.aborted) return;
  document.title = fetched.title;
  for (const old of document.head.querySelectorAll(described)) old.remove();
  document.head.append(
    ...[...fetched.head.querySelectorAll(described)].map((fresh) => document.importNode(fresh, true)),
  );
}

function styleLinks(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

function addStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const fresh = document.importNode(link, true);
    fresh.onload = fresh.onerror = () => resolve();
    setTimeout(resolve, STYLE_TIMEOUT);
    document.head.append(fresh);
  });
}
