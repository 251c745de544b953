import type { Page } from 'playwright';
import { journey } from '../../scripts/screens/journey.mjs';
import type { Shop } from '../e2e/support/shop.ts';
import { addressOf } from '../../storefront/shared/addresses.ts';
import { informationAddress } from '../../storefront/shared/information-addresses.ts';

/** A page of the shop in one of its states. */
export interface PageState {
  readonly name: string;
  /** Goes on from the page of the state before. */
  go(page: Page, shop: Shop): Promise<unknown>;
}

/** What the pictured journey does not meet: further kinds of pages, and what is folded at first. */
const further: ReadonlyArray<PageState> = [
  { name: 'information', go: (page) => page.goto(informationAddress('delivery')) },
  { name: 'terms', go: (page) => page.goto(informationAddress('terms')) },
  { name: 'producer', go: (page) => page.goto(addressOf('producer', { id: 1, slug: 'glina-i-zar' })) },
  { name: 'search-nothing', go: (page) => page.goto(`${addressOf('search')}?text=hipopotam&counter=0`) },
  {
    name: 'folded-open',
    go: async (page) => {
      await page.goto('/');
      for (const summary of await page.locator('main summary, footer summary').all())
        if (await summary.isVisible()) await summary.click();
    },
  },
  {
    name: 'menu-open',
    go: async (page) => {
      await page.goto('/');
      const menu = page.getByRole('banner').locator('summary');
      // From viewport level 3 on the menu is a bar, whose panels open below a department.
      if (await menu.isVisible()) await menu.click();
    },
  },
  { name: 'listing-sorted', go: (page) => page.goto('/pol_m_ceramika-1.html?sort=price&order=d') },
];

/** Every page kind in the states that a person meets, in an order that can be walked. */
export const pageStates: ReadonlyArray<PageState> = [...journey, ...further];
