import type { TextsContext } from '../../../../../components/texts/texts.ts';
import type { ProductData, WireSizeInShop } from '../../../../../patterns/contract/product-data.ts';
import type { GalleryPicture, ThumbnailsAtOnce } from '../../../../../components/gallery/index.ts';
import { grossNet, worthOf } from '../../../../../patterns/rules/gross-net.ts';
import type { PriceType } from '../../../../../patterns/rules/price-calculator.ts';
import type { ProductForm } from '../../../../../patterns/rules/product-form.ts';
import { returnRight, type ReturnRight } from '../../../../../patterns/rules/promises.ts';
import { pictureOfChoice, type PictureChoice } from '../../../../../patterns/rules/picture-of-choice.ts';
import type { PointsRule } from '../../../../../patterns/rules/points.ts';
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
import type { ProductFeedback } from '../../../reviews/index.ts';
import type { PageZones } from '../../../catalogue/zones.ts';
import type { PageSize, Picture, Product, ProductPage } from '../../../catalogue/store.ts';
import type { Basket } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { bundleView, type BundleView } from './bundle-view.ts';
import { sourceOf } from './picture-source.ts';
import { chosenConfiguration, chosenSize, pictureId } from './buy-form-props.ts';
import type { EnclosureView } from '../../server/enclosures/enclosures-view.ts';
import type { DispatchProps } from '../../browser/product/dispatch.tsx';
import type {
  DispatchTerms,
  InstalmentTermsOfProduct,
  PicturesOfChoices,
} from '../../browser/product/followed-place.ts';
import { pictured } from '../../browser/product/pictured.ts';
import type { PromotionEndProps } from '../../browser/product/promotion-end.tsx';
import type { VersionLink } from '../../browser/product/versions.tsx';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** The product page's data beside the buy form. */
export interface ProductView {
  page: ProductPage;
  /** The first one shows most of what is chosen. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** The pictures that follow the choice, and what the first one shows otherwise; null where all show the same. */
  picturesOfChoices: { terms: PicturesOfChoices; note: string } | null;
  /** How many thumbnails are seen at once. */
  thumbnails: ThumbnailsAtOnce;
  /** Milliseconds from picture to picture. */
  pictureMove: number;
  versions: ReadonlyArray<VersionLink>;
  /** The initial size of the page. */
  size: string;
  /** The form state of the page's initial size. */
  form: ProductForm;
  /** What a bundle is made of; null for other products. */
  bundle: BundleView | null;
  /** When the reduced price ends, in milliseconds since 1970, and how often the time left is read; null without an end. */
  promotion: PromotionEndProps | null;
  /** Loyalty points of the signed-in client; null for a guest. */
  points: number | null;
  /** What points the goods bring. */
  pointsRule: PointsRule;
  /** Whether no size can be bought now. */
  isGone: boolean;
  /** When a sold-out product is expected back: "8 grudnia"; null if unknown. */
  returnsOn: string | null;
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
  /** What visitors say about it. */
  feedback: ProductFeedback;
  /** Key of this page's express checkout. */
  expressKey: string;
  /** Milliseconds for which the countdown needs no script, as digits; only with a countdown. */
  promotionWakesIn?: string;
  zones: PageZones;
  /** Files to download. */
  enclosures: ReadonlyArray<EnclosureView>;
}

/** The choice that a request asks for; else the page's initial one. */
export interface Asked {
  size?: string;
  configuration?: Readonly<Record<string, string>>;
}

/** What the page shows beside the product. */
interface Beside {
  /** Loyalty points of the signed-in client; null for a guest. */
  points?: number | null;
  /** The pages of a bundle's parts. */
  parts?: ReadonlyMap<number, ProductPage>;
}

/** How many delivery options the page shows. */
const couriersShown = 4;

export const pictureOf = (picture: Picture): GalleryPicture => ({
  id: pictureId(picture.id),
  alt: picture.alt,
  source: sourceOf(picture),
});

/**
 * @param basket the visitor's basket, which the instalment data include
 * @param asked the choice in the address or a refused form
 */
export function productView(
  page: ProductPage,
  around: ShopAround,
  settings: Settings,
  basket: Basket | null = null,
  asked: Asked = {},
  { points = null, parts = new Map() }: Beside = {},
): ProductView {
  const { product } = page;
  const { time, texts } = around;
  const { formats } = shopMoney({ texts, settings });
  const size = chosenSize(page.sizes, product.defaultSize, asked.size);
  const configuration = chosenConfiguration(product, asked.configuration);
  const form = sizeForm(product, size, { ...settings, points });
  const hasPromise = form.shipping !== 'hidden' && isWaitedFor(product);
  const promise = hasPromise ? productPromise(product, time, settings, size.availability) : null;
  const day = promise && dispatchDay(promise, time.now);
  const { price, weight } = startingGoods(page, size);
  const { couriers, lowestCost, freeFrom } = productDelivery(product, { worth: price.gross, weight }, around.carriers);
  const comes = isVirtual(product) ? (product.type === 'product_service' ? 'withGoods' : 'byMail') : 'parcel';
  const shown = form.buy === 'enabled' && comes === 'parcel' ? couriers.slice(0, couriersShown) : [];
  return {
    page,
    pictures: picturesOf(page.pictures, { size: size.type, configuration }),
    picturesOfChoices: picturesOfChoices(page, { size: size.type, configuration }, texts),
    thumbnails: settings.galleryThumbnails as ThumbnailsAtOnce,
    pictureMove: settings.motionSlow,
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
    bundle: bundleView(product, size, parts, around),
    promotion: promotionEnd(page, time.now, settings),
    points,
    pointsRule: { perZloty: settings.pointsPerZloty, perUnit: product.details.pointsReceived ?? null },
    isGone: page.sizes.every((one) => sizeForm(product, one, settings).hasNotification),
    returnsOn: returnDay(product, time.now),
    waiting: page.sizes
      .filter((one) => sizeForm(product, one, settings).hasNotification)
      .map(({ type, name }) => ({ type, name })),
    checks: { phoneMinimum: settings.phoneMinimum, validationDelay: settings.validationDelay },
    dispatch: {
      promise,
      deliveries: shown.map(({ courier, cost }) => ({
        id: shippingValue(courier),
        name: courier.name,
        day: arrivalDay(arrivalOf(courier, day, time), currentLanguage()),
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

function picturesOfChoices(
  { product, pictures }: ProductPage,
  choice: PictureChoice,
  texts: TextsContext,
): ProductView['picturesOfChoices'] {
  const terms: PicturesOfChoices = {
    pictures: pictures.flatMap(({ id, size, configuration }) =>
      size === undefined && !configuration
        ? []
        : [{ id: pictureId(id), ...(size !== undefined && { size }), ...(configuration && { configuration }) }],
    ),
    groups: (product.details.configurator ?? []).map(({ id, name, options }) => ({
      id,
      name,
      options: options.map((option) => ({ id: option.id, name: option.name })),
    })),
  };
  return terms.pictures.length > 0 ? { terms, note: pictured(terms, choice, texts).note } : null;
}

function promotionEnd({ product, sizes }: ProductPage, now: number, settings: Settings): PromotionEndProps | null {
  const { promotionEndsAt: end } = product;
  if (end === null || end <= now || !sizes.some(({ reduction }) => reduction)) return null;
  return { end, refresh: settings.countdownRefresh };
}

function returnDay({ details: { delayTime } }: Product, now: number): string | null {
  if (delayTime?.kind !== 'days') return null;
  return formatDay(calendarDay(now) + delayTime.days, currentLanguage(), { day: 'numeric', month: 'long' });
}

/** The pictures in the shop's order, but first the one that shows most of the choice. */
function picturesOf(pictures: ReadonlyArray<Picture>, choice: PictureChoice): ReadonlyArray<GalleryPicture> {
  const first = pictures[pictureOfChoice(pictures, choice) ?? 0];
  return pictures.toSorted((one, other) => Number(other === first) - Number(one === first)).map(pictureOf);
}

/** The form's initial goods: the minimum quantity of the initial size. */
function startingGoods({ product, tiers }: ProductPage, size: PageSize) {
  const { min } = quantityBounds(size.quantity);
  const price = worthOf(grossNet(priceAt(size.price, tiers, min), product.vatPercent), min);
  return { price, weight: Math.round((size.weight * min) / 1000) };
}
