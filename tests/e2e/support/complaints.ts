import type { Page } from 'playwright/test';

/** Records what the browser blocks or reports for this page; returns a getter of the list so far. */
export async function complaintsOf(page: Page): Promise<() => ReadonlyArray<string>> {
  const complaints: string[] = [];
  // The browser reports each page with such a status as not loaded, at once or when it is gone.
  const statuses: Array<{ text: string; url: string }> = [];
  const refused = new Set<string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && Math.floor(response.status() / 100) === 4)
      refused.add(response.url());
  });
  await page.exposeFunction('reportViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (/the server responded with a status of 4\d\d/.test(text)) statuses.push({ text, url: message.location().url });
    else complaints.push(`console: ${text}`);
  });
  return () => [
    ...complaints,
    ...statuses.filter(({ url }) => !refused.has(url)).map(({ text, url }) => `console: ${text} ${url}`),
  ];
}
