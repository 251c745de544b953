import { addressOf } from '../../../shared/addresses.ts';
import type { ProductPage } from '../../../store/index.ts';
import type { RunningShop } from '../../../testing/running-shop.ts';
import { call, type Answered } from './call.ts';

/** Makes the product call. @param query product and parts, as `product=1001&get=sizes` */
export const projector = (shop: RunningShop, query: string): Promise<Answered> =>
  call(shop, `/ajax/projector.php?action=get&${query}`);

/** `product_data` of the product page. */
export async function dataOnPage(shop: RunningShop, { product: { id, slug } }: ProductPage): Promise<Answered> {
  const html = await (await fetch(shop.url + addressOf('product', { id, slug }))).text();
  const [, data] = /<script[^>]*id="product_data"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(data ?? 'null') as unknown;
}
