import { translator } from '../../../../components/texts/texts.ts';
import type { AppShop } from '../../../../patterns/contract/app-shop.ts';
import { basketPreview, type BasketAtAGlance } from '../../../../patterns/contract/client/calls/basket.ts';
import { wishlistCount } from '../../../../patterns/contract/client/calls/parts.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import type { PriceType } from '../../../../patterns/rules/price-calculator.ts';
import { basketChanged } from '../../../../patterns/contract/basket-change.ts';
import { siteHeaderTexts } from '../../../../patterns/site-header/texts.ts';
import type { IslandEnvironment } from '../../../platform/islands/island-root.tsx';
import type { BasketDisclosureProps } from './basket-disclosure.tsx';
import { basketMark, basketSummary, shownWorth } from './basket-summary.ts';
import { pagePrefix } from '../../../platform/browser/page-prefix.ts';

/**
 * Requests the current basket, list and user. Another basket updates the header; a page made for another user, basket
 * or list is reloaded.
 */
export async function refreshReturnedPage(): Promise<void> {
  const { texts, priceType } = JSON.parse(document.body.dataset['environment']!) as IslandEnvironment;
  const shop = connectShop({ baseUrl: pagePrefix(), priceType });
  let isChanged = false;
  document.addEventListener(basketChanged, () => (isChanged = true), { once: true });
  const [basket, listed] = await Promise.all([basketPreview(shop), wishlistCount(shop)]);
  // Later purchases are on the page, but not in this answer.
  if (isChanged) return refreshReturnedPage();
  if (isOutdated(basket, listed, priceType)) {
    location.reload();
    return;
  }
  const preview = document.querySelector<HTMLElement>('[data-island="layout/basket-disclosure"]');
  if (!preview) return;
  const { words } = JSON.parse(preview.dataset['props']!) as BasketDisclosureProps;
  const detail = basketSummary(basket, { priceType, words, t: translator(siteHeaderTexts, texts) });
  document.dispatchEvent(new CustomEvent(basketChanged, { detail }));
}

function isOutdated(basket: BasketAtAGlance, listed: number, priceType: PriceType): boolean {
  const appShop = document.querySelector<HTMLScriptElement>('#app_shop')?.text;
  const wasSignedIn = appShop !== undefined && (JSON.parse(appShop) as AppShop).vars.isLogged;
  const isSignedIn = Object.keys(basket.user).length > 0;
  const list = document.querySelector<HTMLElement>('[data-list-count]')?.dataset['listCount'];
  const shown = document.querySelector<HTMLElement>('[data-shown-basket]')?.dataset['shownBasket'];
  return (
    wasSignedIn !== isSignedIn ||
    (list !== undefined && Number(list) !== listed) ||
    // The word of the price kind may follow.
    (shown !== undefined && !shown.startsWith(basketMark(basket.version, shownWorth(basket, priceType))))
  );
}
