import type { ProductData } from '../../../patterns/contract/product-data.ts';
import type { GalleryPicture } from '../../../patterns/product-gallery/index.ts';
import type { OpinionView } from '../../../patterns/opinions/index.ts';
import {
  dispatchDay,
  shippingPromise,
  type ShippingPromise,
  type ShippingTime as ShippingRule,
} from '../../../patterns/rules/shipping-time.ts';
import type { CalendarDay } from '../../../components/dates/index.ts';
import { addWorkingDays, calendarDay, formatDay } from '../../../patterns/rules/warsaw-time.ts';
import { availableCouriers, deliveryCost } from '../../../patterns/rules/delivery.ts';
import type { CurrencyFormat, Grosze } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../addresses.ts';
import type { Shop } from '../../catalogue/types.ts';
import type { Courier, Picture, Product, ProductPage } from '../../server/store/catalogue/types.ts';
import type { Settings } from '../../settings/index.ts';
import { productData } from '../../wire/product-data.ts';
import type { VersionLink } from './versions.tsx';

/** What the product page shows beside the buy form. */
export interface ProductView {
  page: ProductPage;
  pictures: ReadonlyArray<GalleryPicture>;
  versions: ReadonlyArray<VersionLink>;
  promise: ShippingPromise | null;
  deliveries: ReadonlyArray<DeliveryView>;
  /** The cheapest way to have it brought; null where nobody brings it. */
  lowestCost: Grosze | null;
  currency: CurrencyFormat;
  /** From which worth the ordinary courier is free. */
  freeFrom: Grosze | null;
  isVirtual: boolean;
  opinions: ReadonlyArray<OpinionView>;
  shop: Shop;
  isAvailable: boolean;
  /** What the platform's scripts read from the page. */
  wire: ProductData;
}

export interface DeliveryView {
  id: string;
  name: string;
  /** When it arrives: "poniedziałek, 23 listopada"; null where nobody knows. */
  day: string | null;
  cost: Grosze;
}

export const pictureOf = (picture: Picture): GalleryPicture => ({
  id: picture.id,
  alt: picture.alt,
  source: { base: `/pictures/${picture.id}`, width: picture.width, height: picture.height, widths: picture.widths },
});

/** The shop's facts about dispatch in the words of the rule. */
export function shippingRule({ shippingTime, delayTime }: Product['details']): ShippingRule | null {
  if (delayTime?.kind === 'unknown') return { isUnknown: true };
  if (delayTime?.kind === 'days') return { days: Math.max(0, Math.round(delayTime.days)) };
  switch (shippingTime?.kind) {
    case 'today':
      return { isToday: true, deadline: shippingTime.deadline };
    case 'days':
      return { days: shippingTime.days };
    case 'weekDay':
      return { weekDay: shippingTime.weekDay, weekAmount: shippingTime.weekAmount };
    default:
      return null;
  }
}

const written = (epoch: number) =>
  formatDay(calendarDay(epoch), 'pl', { day: 'numeric', month: 'long', year: 'numeric' });

export function productView(
  page: ProductPage,
  couriers: ReadonlyArray<Courier>,
  shop: Shop,
  settings: Settings,
  now: number,
): ProductView {
  const { product } = page;
  const isVirtual = product.type === 'product_virtual' || product.type === 'product_service';
  const rule = shippingRule(product.details);
  const promise = rule && shippingPromise(rule, now, settings);
  const dispatch = promise && dispatchDay(promise, now);
  const terms = couriers.map((courier) => ({ ...courier, costGross: courier.cost, freeFromGross: courier.freeFrom }));
  const offered = availableCouriers(terms, [{ productId: product.id, isVirtual }]);
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
    promise,
    deliveries: offered.slice(0, 4).map((courier) => ({
      id: courier.id,
      name: courier.name,
      day: arrival(courier, dispatch),
      cost: deliveryCost(courier, product.price),
    })),
    lowestCost: lowestOf(
      offered.filter(({ requires }) => requires !== 'showroom').map((courier) => deliveryCost(courier, product.price)),
    ),
    currency: settings.currency,
    freeFrom: terms.find(({ id }) => id === 'kurier')?.freeFromGross ?? null,
    isVirtual,
    opinions: page.opinions.map((opinion) => ({ ...opinion, date: written(opinion.createdAt) })),
    shop,
    isAvailable: page.sizes.some((size) => size.isAvailable),
    wire: productData(page, { currency: settings.currency, pointsPerZloty: shop.loyalty.pointsPerZloty }),
  };
}

const lowestOf = (costs: ReadonlyArray<Grosze>): Grosze | null => (costs.length > 0 ? Math.min(...costs) : null);

/** The day a parcel arrives: working days of the courier after the day of dispatch. */
function arrival({ time }: Courier, dispatch: CalendarDay | null): string | null {
  if (dispatch === null || time.kind !== 'days') return null;
  return formatDay(addWorkingDays(dispatch + 1, time.days - 1), 'pl', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}
