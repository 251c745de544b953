import type { ImageSource } from '../../../../../components/image/index.ts';
import { bundleDifference } from '../../../../../patterns/rules/price-calculator.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { lineTotal } from '../../../../../patterns/rules/price.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { shortQuantity } from '../../../basket/index.ts';
import type { ShopAround } from '../../../catalogue/index.ts';
import type { PageSize, Product, ProductPage } from '../../../catalogue/store.ts';
import { sourceOf } from './picture-source.ts';

/** A part of a bundle, as its own page sells it. */
export interface BundlePartView {
  name: string;
  address: string;
  picture: ImageSource | null;
  /** "2 szt., 50×100 cm". */
  amount: string;
  /** Of its quantity, bought alone. */
  price: Grosze;
}

export interface BundleView {
  parts: ReadonlyArray<BundlePartView>;
  /** The price of the parts bought alone. */
  separately: Grosze;
  saved: Grosze;
  /** Whole percent below that. */
  percent: number;
}

/**
 * The parts of a bundle that the shop sells, and what the bundle saves; null for other products.
 *
 * @param pages the pages of its parts
 * @param size the chosen size of the bundle
 */
export function bundleView(
  { details: { bundle = [] }, vatPercent }: Product,
  size: Pick<PageSize, 'price'>,
  pages: ReadonlyMap<number, ProductPage>,
  { partsPrice }: Pick<ShopAround, 'partsPrice'>,
): BundleView | null {
  if (!partsPrice) return null;
  const parts = bundle.flatMap(({ productId, size: type, quantity }): ReadonlyArray<BundlePartView> => {
    const page = pages.get(productId);
    const part = page?.sizes.find((one) => one.type === type);
    if (!page || !part) return [];
    const { product, sizes, pictures } = page;
    const amount = shortQuantity(product.unit, quantity);
    return [
      {
        name: [product.name, product.versionName].filter(Boolean).join(', '),
        address: addressOf('product', { id: String(product.id), slug: product.slug }),
        picture: pictures[0] ? sourceOf(pictures[0]) : null,
        amount: sizes.length > 1 ? `${amount}, ${part.name}` : amount,
        price: lineTotal(part.price, quantity),
      },
    ];
  });
  const { gross, percent } = bundleDifference(partsPrice, grossNet(size.price, vatPercent));
  return { parts, separately: partsPrice.gross, saved: gross, percent };
}
