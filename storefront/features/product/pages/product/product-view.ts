import type { ProductData, WireSizeInShop } from '../../../../../patterns/contract/product-data.ts';
import type { GalleryPicture } from '../../../../../patterns/product-gallery/index.ts';
import type { OpinionView } from '../../../../../patterns/opinions/index.ts';
import { grossNet, worthOf } from '../../../../../patterns/rules/gross-net.ts';
import type { PriceType } from '../../../../../patterns/rules/price-calculator.ts';
import type { ProductForm } from '../../../../../patterns/rules/product-form.ts';
import { returnRight, type ReturnRight } from '../../../../../patterns/rules/promises.ts';
import { quantityBounds } from '../../../../../patterns/rules/quantity.ts';
import { priceAt } from '../../../../../patterns/rules/tiers.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { dispatchDay } from '../../../../../patterns/rules/shipping-time.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { CurrencyFormat } from '../../../../../patterns/rules/money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import {
  hasLender,
  productInstalmentFacts,
  productInstalments,
  type InstalmentsData,
} from '../../../catalogue/product-instalments.ts';
import { arrivalDay, shippingValue } from '../../../catalogue/browser.ts';
import {
  arrivalOf,
  isVirtual,
  isWaitedFor,
  productPromise,
  productDelivery,
  pageProductData,
  sizeForm,
  stocksOfProduct,
  type ProductStocks,
  type ShopAround,
} from '../../../catalogue/index.ts';
import type { PageZones } from '../../../catalogue/zones.ts';
import type { PageSize, Picture, ProductPage } from '../../../catalogue/store.ts';
import type { Basket } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { chosenSize } from './buy-form-props.ts';
import type { DispatchProps } from '../../browser/product/dispatch.tsx';
import type { DispatchTerms, InstalmentTermsOfProduct } from '../../browser/product/followed-place.ts';
import type { VersionLink } from '../../browser/product/versions.tsx';

/** The product page's data beside the buy form. */
export interface ProductView {
  page: ProductPage;
  pictures: ReadonlyArray<GalleryPicture>;
  versions: ReadonlyArray<VersionLink>;
  /** The initial size of the page. */
  size: string;
  /** The form state of the page's initial size. */
  form: ProductForm;
  /** The sold-out sizes: a visitor may ask for a notice. */
  waiting: ReadonlyArray<{ type: string; name: string }>;
  /** Settings by which that form validates itself. */
  checks: Pick<Settings, 'phoneMinimum' | 'validationDelay'>;
  /** Dispatch and delivery: without a promise where the form has none, and for goods by mail. */
  dispatch: DispatchProps;
  dispatchTerms: DispatchTerms;
  /** Null where the product has no instalments. */
  instalments: { line: InstalmentsData; terms: InstalmentTermsOfProduct } | null;
  /** Null where no showroom holds the product. */
  stocks: ProductStocks | null;
  /** The format of goods' prices. */
  currency: CurrencyFormat;
  priceType: PriceType;
  /** In a parcel, as a service on goods, or as a file. */
  comes: 'parcel' | 'withGoods' | 'byMail';
  opinions: ReadonlyArray<OpinionView>;
  /** Whether it may be sent back, and within how many days. */
  returns: ReturnRight;
  returnDays: number;
  /** The shop's contacts. */
  contact: Pick<Settings, 'companyPhone' | 'companyHours' | 'companyEmail'>;
  /** The page's data for the platform's scripts. */
  wire: ProductData<WireSizeInShop>;
}

/** Data of the whole page. */
export interface ProductPageData extends ProductView {
  /** Key of this page's express checkout. */
  expressKey: string;
  zones: PageZones;
}

/** How many delivery options the page shows. */
const couriersShown = 4;

export const pictureOf = (picture: Picture): GalleryPicture => ({
  id: picture.id,
  alt: picture.alt,
  source: { base: `/pictures/${picture.id}`, width: picture.width, height: picture.height, widths: picture.widths },
});

const written = (epoch: number) =>
  formatDay(calendarDay(epoch), 'pl', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * @param basket the visitor's basket, which the instalment data include
 * @param asked the size in the address or a refused form; '' without one
 */
export function productView(
  page: ProductPage,
  around: ShopAround,
  settings: Settings,
  basket: Basket | null = null,
  asked = '',
): ProductView {
  const { product } = page;
  const { time, texts } = around;
  const { formats } = shopMoney({ texts, settings });
  const size = chosenSize(page.sizes, product.defaultSize, asked);
  const form = sizeForm(product, size, settings);
  const hasPromise = form.shipping !== 'hidden' && isWaitedFor(product);
  const promise = hasPromise ? productPromise(product, time, settings, size.availability) : null;
  const day = promise && dispatchDay(promise, time.now);
  const { price, weight } = startingGoods(page, size);
  const { couriers, lowestCost, freeFrom } = productDelivery(product, { worth: price.gross, weight }, around.carriers);
  const comes = isVirtual(product) ? (product.type === 'product_service' ? 'withGoods' : 'byMail') : 'parcel';
  const shown = form.buy === 'enabled' && comes === 'parcel' ? couriers.slice(0, couriersShown) : [];
  return {
    page,
    pictures: page.pictures.map(pictureOf),
    versions: page.versions.map((version) => ({
      id: version.id,
      name: version.name,
      address: addressOf('product', { id: String(version.id), slug: version.slug }),
      swatch: version.swatch?.hex ?? null,
      isAvailable: version.isAvailable,
      isCurrent: version.id === product.id,
    })),
    size: size.type,
    form,
    waiting: page.sizes
      .filter((one) => sizeForm(product, one, settings).hasNotification)
      .map(({ type, name }) => ({ type, name })),
    checks: { phoneMinimum: settings.phoneMinimum, validationDelay: settings.validationDelay },
    dispatch: {
      promise,
      deliveries: shown.map(({ courier, cost }) => ({
        id: shippingValue(courier),
        name: courier.name,
        day: arrivalDay(arrivalOf(courier, day, time)),
        cost,
      })),
      lowestCost,
      freeFrom,
      worth: price.gross,
      currency: formats.paid,
    },
    dispatchTerms: {
      couriers: shown.map(({ courier }) => shippingValue(courier)),
      hoursBeforeOrderBy: settings.hoursBeforeOrderBy,
      longWaitDays: settings.longWaitDays,
      delay: settings.shippingTimeDelay,
      currency: formats.paid,
    },
    instalments:
      form.buy === 'enabled' && product.details.hasInstalments && hasLender(settings)
        ? {
            line: productInstalments(price, basket, { texts, settings }),
            terms: { ...productInstalmentFacts(basket, { texts, settings }), vatPercent: product.vatPercent ?? 0 },
          }
        : null,
    stocks: comes === 'parcel' ? stocksOfProduct(page, around.stocks, settings) : null,
    currency: formats.goods,
    priceType: settings.priceType,
    comes,
    opinions: page.opinions.map((opinion) => ({
      ...opinion,
      date: written(opinion.createdAt),
      answer: opinion.answer && { ...opinion.answer, date: written(opinion.answer.at) },
    })),
    returns: returnRight({
      type: product.type,
      unitName: product.unit.name,
      isPhonePrice: product.isPhonePrice,
      availability: size.availability,
      isCommentRequired: product.details.isCommentRequired,
    }),
    returnDays: settings.returnDays,
    contact: {
      companyPhone: settings.companyPhone,
      companyHours: settings.companyHours,
      companyEmail: settings.companyEmail,
    },
    wire: pageProductData(page, around),
  };
}

/** The form's initial goods: the minimum quantity of the initial size. */
function startingGoods({ product, tiers }: ProductPage, size: PageSize) {
  const { min } = quantityBounds(size.quantity);
  const price = worthOf(grossNet(priceAt(size.price, tiers, min), product.vatPercent), min);
  return { price, weight: Math.round((size.weight * min) / 1000) };
}
