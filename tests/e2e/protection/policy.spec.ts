import type { Page } from 'playwright/test';
import { pageStates } from '../../page-audit/states.ts';
import { expect, test } from '../support/test.ts';

/** What the browser refused or complained of, as long as the page lives. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void };
      tellViolation(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser says of every page with such a status that it could not be loaded.
    const isStatus = /the server responded with a status of 4\d\d/.test(message.text());
    if (!isStatus || message.location().url !== page.url()) complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

test('no page in any state does what its policy forbids, and none complains', { tag: ['@phone'] }, async ({ page }) => {
  test.slow();
  const complaints = await complaintsOf(page);
  for (const { name, go } of pageStates) {
    await go(page);
    await page.waitForLoadState('load');
    expect(complaints, name).toEqual([]);
  }
});
