import { describe, expect, it } from 'vitest';
import { affectedTests } from '../../scripts/affected/affected-tests.mjs';
import { readRequestedRoutes } from '../../scripts/affected/requested-routes.mjs';
import { dependentsOf } from '../../scripts/affected/dependents.mjs';
import { isAddressTable, readdressed } from '../../scripts/affected/readdressed.mjs';

const sources: Readonly<Record<string, string>> = {
  'components/button/button.tsx': '',
  'components/button/button.stories.tsx': `import { Button } from './button.tsx';`,
  'components/button/button.test.tsx': `import { Button } from './button.tsx';`,
  'storefront/features/content/pages/settings/index.ts': `import { load } from './data.ts';`,
  'storefront/features/content/pages/settings/data.ts': '',
  'storefront/features/content/browser/settings/islands/form.tsx': `import { Button } from '../../../../../../components/button/button.tsx';`,
  'storefront/features/basket/pages/basket/index.ts': '',
  'storefront/frame/layout/index.ts': `import { menu } from './menu.ts';`,
  'storefront/frame/layout/menu.ts': '',
  'storefront/mails/mail.ts': '',
  'storefront/tests/newsletter.test.ts': `await fetch('/settings.php?mailing_action=add');`,
  'storefront/tests/basket.test.ts': `await fetch('/basketedit.php');`,
  'tests/e2e/support/shop.ts': '',
  'tests/e2e/newsletter.spec.ts': `import { startShop } from './support/shop.ts';`,
  'tests/e2e/basket.spec.ts': `import { startShop } from './support/shop.ts';`,
  'tests/e2e/checks.spec.ts': '',
};
const files = Object.keys(sources);
const read = (path: string) => sources[path] ?? '';

/** What a change of these files affects, after both end-to-end files that use a shop ran. */
function affectedBy(
  changed: ReadonlyArray<string>,
  routes = 'tests/e2e/newsletter.spec.ts\tsettings\ntests/e2e/basket.spec.ts\tbasket\n',
  withNewAddresses: ReadonlyArray<string> = [],
) {
  const addresses = new Map([
    ['settings', ['/settings.php']],
    ['basket', ['/basketedit.php']],
  ]);
  const asksShops = dependentsOf(['tests/e2e/support/shop.ts'], files, read);
  const requestedRoutes = readRequestedRoutes(routes);
  const project = { files, read, addresses, readdressed: withNewAddresses, asksShops, requestedRoutes };
  return affectedTests(changed, dependentsOf(changed, files, read), project);
}

describe('affected checks', () => {
  it('of a page file are tests that name the page and end-to-end files that requested it', () => {
    expect(affectedBy(['storefront/features/content/pages/settings/data.ts'])).toEqual({
      pages: ['settings'],
      tests: ['storefront/tests/newsletter.test.ts'],
      stories: [],
      endToEnd: ['tests/e2e/newsletter.spec.ts'],
      unknown: [],
    });
  });

  it('of a component are its tests and stories, and every page that shows it', () => {
    expect(affectedBy(['components/button/button.tsx'])).toEqual({
      pages: ['settings'],
      tests: ['components/button/button.test.tsx', 'storefront/tests/newsletter.test.ts'],
      stories: ['components/button/button.stories.tsx'],
      endToEnd: ['tests/e2e/newsletter.spec.ts'],
      unknown: [],
    });
  });

  it('of a layout file are all pages, with a note', () => {
    const { pages, endToEnd, unknown } = affectedBy(['storefront/frame/layout/menu.ts']);
    expect(pages).toEqual(['basket', 'settings']);
    expect(endToEnd).toEqual(['tests/e2e/newsletter.spec.ts', 'tests/e2e/basket.spec.ts']);
    expect(unknown[0]).toBe('The change reaches what stands on every page.');
  });

  it('of an address are those of its page alone', async () => {
    const table = 'storefront/features/content/addresses.ts';
    expect([isAddressTable(table), isAddressTable('storefront/shared/addresses.ts')]).toEqual([true, false]);
    const before = `export const contentAddresses = { settings: '/settings.php', about: ['/about', '/old'] } as const;`;
    expect(await readdressed(before, before.replace('/old', '/older'))).toEqual(['about']);
    expect(await readdressed(before, before.replace(`settings: '/settings.php', `, ''))).toEqual(['settings']);
    expect(await readdressed('', before)).toEqual(['settings', 'about']);
    expect(affectedBy([], undefined, ['settings'])).toEqual({
      pages: ['settings'],
      tests: ['storefront/tests/newsletter.test.ts'],
      stories: [],
      endToEnd: ['tests/e2e/newsletter.spec.ts'],
      unknown: [],
    });
  });

  it('of a server file are all end-to-end files that use a shop, with a note', () => {
    const { endToEnd, unknown } = affectedBy(['storefront/mails/mail.ts']);
    expect(endToEnd).toEqual(['tests/e2e/newsletter.spec.ts', 'tests/e2e/basket.spec.ts']);
    expect(unknown).toEqual([expect.stringContaining('storefront/mails/mail.ts')]);
  });

  it('include end-to-end files with unknown requests, and count them', () => {
    const { endToEnd, unknown } = affectedBy(
      ['storefront/features/content/pages/settings/data.ts'],
      'tests/e2e/newsletter.spec.ts\tsettings\n',
    );
    expect(endToEnd).toEqual(['tests/e2e/newsletter.spec.ts', 'tests/e2e/basket.spec.ts']);
    expect(unknown).toEqual([expect.stringMatching(/^1 end-to-end files have not run/)]);
  });

  it('of a test or a document are that test, or nothing', () => {
    const nothing = { pages: [], tests: [], stories: [], endToEnd: [], unknown: [] };
    expect(affectedBy(['docs/runtime.md'])).toEqual(nothing);
    expect(affectedBy(['tests/e2e/checks.spec.ts'])).toEqual({ ...nothing, endToEnd: ['tests/e2e/checks.spec.ts'] });
    expect(affectedBy(['storefront/tests/basket.test.ts'])).toEqual({
      ...nothing,
      tests: ['storefront/tests/basket.test.ts'],
    });
  });
});
