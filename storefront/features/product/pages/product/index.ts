import { unchangedFor } from '../../../../../components/countdown/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { basketOf } from '../../../../shared/session.ts';
import { definePage, type PageContext } from '../../../../shared/define-page.ts';
import { clientFunds } from '../../../checkout/index.ts';
import { loadFeedback } from '../../../reviews/index.ts';
import { newIdempotencyKey } from '../../../checkout/store.ts';
import type { Product, ProductPage as ProductPageInShop } from '../../../catalogue/store.ts';
import { loadShopAround, previewAddress } from '../../../catalogue/index.ts';
import { pageZones } from '../../../catalogue/zones.ts';
import { freshAtEachTime, freshInEachAnswer, holdsUntil } from '../../../../platform/reads/recording.ts';
import { gone, notFound, page, redirect } from '../../../../platform/page/answers.ts';
import { enclosuresView } from '../../server/enclosures/enclosures-view.ts';
import { send, choiceAsked, type ProductAttempt } from './actions.ts';
import { productFacts } from './facts.ts';
import { ProductPage } from './page.tsx';
import { sourceOf } from './picture-source.ts';
import { productView, type ProductPageData } from './product-view.ts';

/** The whole category and the whole producer, for zones of their products. */
const linksOf = ({ category, producer }: Pick<ProductPageInShop, 'category' | 'producer'>) => ({
  ...(category && { category: addressOf('category', { id: String(category.id), slug: category.slug }) }),
  ...(producer && { producer: addressOf('producer', { id: String(producer.id), slug: producer.slug }) }),
});

/** Links lead to the canonical page, which has no choice and shows the product's first picture. */
function linkedPicture({ page: { pictures } }: ProductPageData): { picture?: string } {
  const picture = previewAddress(pictures[0] && sourceOf(pictures[0]));
  return picture === undefined ? {} : { picture };
}

/** Read only for the products that show it: points where points buy them, the parts of a bundle. */
async function beside(context: PageContext<'product'>, { isForPointsOnly, details }: Product) {
  const parts = (details.bundle ?? []).map(({ productId }) => productId);
  return {
    points: isForPointsOnly ? ((await clientFunds(context))?.points ?? null) : null,
    parts: await context.store.catalogue.productPages(parts),
  };
}

/**
 * How long the countdown of a promotion needs no script, in milliseconds: a plus sign and eight digits, which no other text of the
 * page has, so that each answer of a kept page can carry its own. The page is kept until shortly before the words of the countdown change.
 */
function promotionWakesIn(end: number, now: number): string {
  holdsUntil(now + unchangedFor(end, now));
  return freshAtEachTime(now, (answered) => `+${String(unchangedFor(end, answered)).padStart(8, '0')}`);
}

export default definePage<'product', ProductPageData, ProductAttempt>('product', {
  async load(context) {
    const id = Number(context.params.id);
    const found = Number.isSafeInteger(id) ? (await context.store.catalogue.productPages([id])).get(id) : undefined;
    if (!found) return notFound();
    // Search engines forget a withdrawn product at once.
    if (!found.product.isOffered) return gone();
    // One product has one address: old slugs redirect.
    if (found.product.slug !== context.params.slug && context.method !== 'POST') {
      return redirect(addressOf('product', found.product) + context.url.search, 301);
    }
    const { hasInstalments } = found.product.details;
    const basket = hasInstalments ? await basketOf(context) : null;
    const view = productView(
      found,
      await loadShopAround(context, found),
      context.settings,
      basket,
      await choiceAsked(context),
      await beside(context, found.product),
    );
    return page({
      ...view,
      expressKey: freshInEachAnswer(newIdempotencyKey),
      ...(view.promotion && { promotionWakesIn: promotionWakesIn(view.promotion.end, context.now) }),
      feedback: await loadFeedback(context, found),
      enclosures: await enclosuresView(id, found.product.details.enclosures, context),
      zones: await pageZones(
        { page: 'projector', zones: ['zone1', 'zone2', 'zone3'], productIds: [id], links: linksOf(found) },
        context,
      ),
    });
  },
  head: (view, { url }) => ({
    title: [view.page.product.name, view.page.product.versionName].filter(Boolean).join(', '),
    description: view.page.product.description,
    canonical: addressOf('product', { id: String(view.page.product.id), slug: view.page.product.slug }),
    ...linkedPicture(view),
    facts: productFacts(view, url.origin),
  }),
  view: ProductPage,
  post: send,
});
