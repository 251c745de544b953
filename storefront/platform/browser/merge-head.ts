/** What describes one page and goes with it. Scripts and styles are not among them. */
const described =
  'meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], script[type="application/ld+json"]';

/** How long a new stylesheet may take, in milliseconds, before the page is shown without waiting for it any longer. */
const STYLE_PATIENCE = 3000;

/**
 * Gives this document the head of the fetched page: title, descriptions, facts, and the styles that it lacks, which are
 * waited for so that nothing is shown bare. Styles that are here stay: the next page may need them again.
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
    setTimeout(resolve, STYLE_PATIENCE);
    document.head.append(fresh);
  });
}
