import type { ProductData, WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { loadShopAround } from '../../../wire/load-shop-around.ts';
import { pageProductData, type ShopAround } from '../../../wire/page-product-data.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { ProductPage } from '../../store/index.ts';
import type { ProjectorQuestion } from './question.ts';

/** What an answer about a product is made of. */
export interface ProjectorFacts {
  readonly page: ProductPage;
  readonly around: ShopAround;
  /** `product_data` as the product page carries it: whatever stands there is repeated, never counted again. */
  readonly data: ProductData<WireSizeInShop>;
  /** The size that is asked about; null where the product has no such one. */
  readonly size: WireSizeInShop | null;
  /** The products of a bundle as they were chosen, in its order; null for one that is no longer there. Empty where nobody asked. */
  readonly bundled: ReadonlyArray<ProductPage | null>;
  readonly itemsAre: CallContext['settings']['projectorItems'];
}

/** Reads what the question needs; null for a product that does not exist. */
export async function loadProjectorFacts(
  { productId, size, parts, bundleChoices }: ProjectorQuestion,
  context: CallContext,
): Promise<ProjectorFacts | null> {
  const { store, settings } = context;
  const page = productId === null ? null : await store.catalogue.productPage(productId);
  if (!page) return null;
  const wantsBundle = parts.includes('bundle') || parts.includes('bundleprice');
  const bundle = wantsBundle ? (page.product.details.bundle ?? []) : [];
  const [around, bundled] = await Promise.all([
    loadShopAround(context, page),
    chosenPages(store, bundle, bundleChoices),
  ]);
  const data = pageProductData(page, around);
  const wanted = size ?? sizeType(page.product.defaultSize);
  return {
    page,
    around,
    data,
    size: Object.hasOwn(data.sizes, wanted) ? data.sizes[wanted]! : null,
    bundled,
    itemsAre: settings.projectorItems,
  };
}

/** The pages of a bundle's parts: its own, or the versions of them that were chosen. Any other product leaves the own one. */
async function chosenPages(
  { catalogue }: CallContext['store'],
  bundle: ReadonlyArray<{ readonly productId: number }>,
  choices: ProjectorQuestion['bundleChoices'],
): Promise<ReadonlyArray<ProductPage | null>> {
  const own = await catalogue.productPages(bundle.map(({ productId }) => productId));
  const chosen = bundle.map(({ productId }, index) => {
    const product = choices.get(index + 1)?.product ?? productId;
    const isVersion = own.get(productId)?.versions.some(({ id }) => id === product);
    return isVersion ? product : productId;
  });
  const others = await catalogue.productPages(chosen.filter((id) => !own.has(id)));
  return chosen.map((id, index) => others.get(id) ?? own.get(id) ?? own.get(bundle[index]!.productId) ?? null);
}
