import { largestQuantity, settleQuantity } from '../../../../patterns/rules/quantity.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import type { ShippingTime } from '../../../../patterns/rules/shipping-time.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { priceAt } from '../../../../patterns/rules/tiers.ts';
import { loadBasket, readOrderDraft, type BasketOffer, type LoadedLine } from '../../../features/basket/index.ts';
import { shippingValue } from '../../../features/catalogue/browser.ts';
import {
  deliveryOffers,
  lastDispatch,
  parcelOf,
  productPromise,
  toShippingTime,
  usualOffer,
  loadCarriers,
  loadShopTime,
  type DeliveryOffer,
} from '../../../features/catalogue/index.ts';
import { loadChoices, servicePoints } from '../../../features/checkout/index.ts';
import type { CallContext } from '../context.ts';
import { paymentOf } from '../delivery/payment-of.ts';
import { parcelShippingTime } from '../delivery/moments.ts';
import { wireOption } from '../delivery/options.ts';
import { wirePickup } from '../delivery/pickups.ts';
import { loadGoods, type Goods } from '../products/goods.ts';
import type { ShippingArguments, ShippingProduct } from '../schema/types.ts';

/** The goods: the basket, or viewed products. */
interface Parcel {
  /** When each item leaves. */
  readonly times: ReadonlyArray<ShippingTime>;
  readonly offers: ReadonlyArray<BasketOffer>;
  readonly offer: DeliveryOffer | null;
}

/** Delivery options and the dispatch time, as on basket and order pages. */
export async function shipping({ ShippingInput }: ShippingArguments, context: CallContext) {
  const { store, settings } = context;
  const { mode, products, coordinates, paymentType, displaySettings, forcedRegion } = ShippingInput ?? {};
  const [parcel, rules, time] = await Promise.all([
    mode === 'product' ? parcelOfProducts(products ?? [], context) : parcelOfBasket(context),
    store.delivery.rules(),
    loadShopTime(context),
  ]);
  const reaches = (courierId: string) =>
    typeof forcedRegion !== 'number' ||
    rules.some((rule) => rule.courierId === courierId && rule.countryIds.includes(forcedRegion));
  const payment = paymentOf(paymentType);
  const offers = parcel.offers.filter(
    ({ courier }) => reaches(courier.id) && (payment === null || courier.payment === payment),
  );
  // A cost that is set after the order may be any.
  const isOpen = ({ courier }: DeliveryOffer) => Number(courier.isCostOpen ?? false);
  const sorted =
    displaySettings?.sortArgs === 'cost' ? offers.toSorted((a, b) => isOpen(a) - isOpen(b) || a.cost - b.cost) : offers;
  const [choices, draft, { points = 0 }] = await Promise.all([
    loadChoices(context, sorted),
    readOrderDraft(context),
    servicePoints(context, sorted),
  ]);
  const { latitude, longitude } = coordinates ?? {};
  const near = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const checked = offers.find(({ courier }) => courier.id === parcel.offer?.courier.id);
  const chosenPlace =
    checked &&
    [...choices.pickupPoints, ...choices.showrooms].find(({ id }) => id === (draft?.pickupPointId ?? draft?.stockId));
  // The goods of the parts are the same with each courier.
  const divided = sorted.find(({ parcels }) => parcels)?.parcels;
  const openCost = sorted.find(({ courier }) => courier.isCostOpen);
  return {
    shipping:
      sorted.length === 0
        ? null
        : sorted.map((offer) =>
            wireOption(offer, { choices, near, points, currency: settings.currency, time, texts: context.texts }),
          ),
    shippingTime: parcel.times.length === 0 ? null : parcelShippingTime(parcel.times, time),
    shippingTimeLater: divided ? parcelShippingTime(divided[1].lines.map(timeOfLine), time) : null,
    settings: {
      checked: checked ? shippingValue(checked.courier) : null,
      orderDivisionEnabled: divided !== undefined,
      selectedPickup: checked && chosenPlace ? wirePickup(chosenPlace, checked.courier.number) : null,
    },
    nonStandardizedInfo: {
      active: openCost !== undefined,
      isAllowed: openCost !== undefined,
      courierId: openCost?.courier.number ?? null,
    },
  };
}

async function parcelOfBasket(context: CallContext): Promise<Parcel> {
  const { lines, offers, offer } = await loadBasket(context);
  return { times: parcelOf(lines, ({ product }) => product).map(timeOfLine), offers, offer };
}

function timeOfLine({ line, card, product }: LoadedLine): ShippingTime {
  const size = card.sizes.find(({ type }) => type === line.size);
  return toShippingTime(product, size?.availability);
}

async function parcelOfProducts(questions: ReadonlyArray<ShippingProduct>, context: CallContext): Promise<Parcel> {
  const { settings, now } = context;
  const [found, carriers, time] = await Promise.all([
    loadGoods(
      context,
      questions.map(({ id }) => id),
    ),
    loadCarriers(context),
    loadShopTime(context),
  ]);
  const lines = questions.flatMap((question) => lineOf(question, found) ?? []);
  const parcel = parcelOf(lines, (line) => line);
  const dispatch = lastDispatch(
    parcel.map((line) => productPromise(line, time, settings, line.status)),
    now,
  );
  const worth = lines.reduce((sum, line) => sum + line.worth, 0);
  const offers = lines.length === 0 ? [] : deliveryOffers(carriers, { lines, worth, dispatch }, time);
  return {
    times: parcel.map((line) => toShippingTime(line, line.status)),
    offers,
    offer: usualOffer(offers),
  };
}

/** As it would be in the basket: the quantity by the rules, with its price. */
export function lineOf({ id, size: asked, quantity }: ShippingProduct, found: ReadonlyArray<Goods>) {
  const page = found.find(({ page: { product } }) => product.id === id)?.page;
  const type = asked ? sizeType(asked) : page?.product.defaultSize;
  const size = page?.sizes.find((one) => one.type === type);
  if (!page || !size) return null;
  const wanted = Math.min(Math.max(Math.round((quantity ?? 0) * 1000), 0), largestQuantity);
  const settled = settleQuantity(wanted, size.quantity)?.value ?? wanted;
  return {
    productId: id,
    type: page.product.type,
    details: page.product.details,
    status: size.availability,
    weight: Math.round((size.weight * settled) / 1000),
    worth: lineTotal(priceAt(size.price, page.tiers, settled), settled),
  };
}
