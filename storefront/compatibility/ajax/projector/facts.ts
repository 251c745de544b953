import type { ProductData, WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { loadShopAround, pageProductData, type ShopAround } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { ProductPage } from '../../../store/index.ts';
import type { ProjectorQuestion } from './question.ts';

/** The data of an answer about a product. */
export interface ProjectorFacts {
  readonly page: ProductPage;
  readonly around: ShopAround;
  /** `product_data` of the product page: copied from there, never computed again. */
  readonly data: ProductData<WireSizeInShop>;
  /** The requested size; null if the product has no such one. */
  readonly size: WireSizeInShop | null;
  /** The chosen products of a bundle, in its order; null for a deleted one. Empty unless requested. */
  readonly bundled: ReadonlyArray<ProductPage | null>;
  readonly itemsAre: CallContext['settings']['projectorItems'];
}

/** Reads what the request needs; null for a product that does not exist. */
export async function loadProjectorFacts(
  { productId, size, parts, bundleChoices }: ProjectorQuestion,
  context: CallContext,
): Promise<ProjectorFacts | null> {
  const { store, settings } = context;
  const page = productId === null ? null : await store.catalogue.productPage(productId);
  if (!page) return null;
  const wantsBundle = parts.includes('bundle') || parts.includes('bundleprice');
  const bundle = (wantsBundle ? (page.product.details.bundle ?? []) : []).map(({ productId: own }, index) => ({
    own,
    chosen: bundleChoices.get(index + 1)?.product ?? null,
  }));
  const [around, pages] = await Promise.all([
    loadShopAround(context, page),
    store.catalogue.productPages(bundle.flatMap(({ own, chosen }) => (chosen === null ? own : [own, chosen]))),
  ]);
  const data = pageProductData(page, around);
  const wanted = size ?? sizeType(page.product.defaultSize);
  return {
    page,
    around,
    data,
    size: Object.hasOwn(data.sizes, wanted) ? data.sizes[wanted]! : null,
    bundled: bundle.map((part) => chosenPart(pages, part)),
    itemsAre: settings.projectorItems,
  };
}

/** A part of a bundle: the bundle's own product, or its chosen version. Any other product leaves the own one. */
function chosenPart(
  pages: ReadonlyMap<number, ProductPage>,
  { own, chosen }: { own: number; chosen: number | null },
): ProductPage | null {
  const page = pages.get(own) ?? null;
  const version = page?.versions.find(({ id }) => id === chosen);
  return (version && pages.get(version.id)) ?? page;
}
