import { test as base, expect, type FrameLocator, type Page } from 'playwright/test';

export { expect };

/**
 * Playwright's `test` with the built workshop at `/`. It has no network: what is asked of another host, and what the build
 * lacks, fails the test, and so does an error in the console.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) faults.push(`asked of another host: ${href}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`not in the build: ${new URL(response.url()).pathname}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`in the console: ${message.text()}`);
      });
      context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the toolbar stands at, as it is written in addresses: "theme:dark;direction:rtl". */
const globalsOf = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Waits until a documentation page stands there with its stories. */
async function settled(page: Page, title: string): Promise<void> {
  // By its text: Storybook puts a link into the headings of a page, whose name comes before it.
  await expect(page.locator('.sbdocs-content h1').first()).toHaveText(title);
  // Stories of the page come after its words.
  for (const story of await page.locator('.docs-story [id$="-inner"]').all())
    await expect(story.locator('> *').first()).toBeAttached();
}

/** Opens a documentation page by itself, without Storybook around it. */
export async function openPage(
  page: Page,
  id: string,
  title: string,
  globals: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=${globalsOf(globals)}`);
  await settled(page, title);
}

/** Turns from one documentation page to another, as Storybook does: loading the bundle again for each takes minutes. */
export async function turnTo(page: Page, id: string, title: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, content: object): void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await settled(page, title);
}

/** Opens a story by itself. */
export async function openStory(page: Page, id: string, globals: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globalsOf(globals)}`);
  await expect(page.getByRole('main')).toBeVisible();
}

/** The page or story inside of Storybook. */
export const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
