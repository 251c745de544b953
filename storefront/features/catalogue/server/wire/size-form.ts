import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import type { OfferedPrices, PriceType } from '../../../../../patterns/rules/price-calculator.ts';
import { productForm, type ProductForm } from '../../../../../patterns/rules/product-form.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import { toShippingTime } from '../delivery/delivery-offers.ts';
import type { Product, ProductSize } from '../../../../store/index.ts';

/** The prices of a size by the mode of its form. The shop sets one for a subscription: that of the chosen size. */
export function offeredPrices(product: Product, size: ProductSize): OfferedPrices {
  const { subscription } = product.details;
  const hasSubscription = subscription !== undefined && sizeType(size.type) === sizeType(product.defaultSize);
  return {
    normal: grossNet(size.price, product.vatPercent),
    subscription: hasSubscription ? grossNet(subscription.priceGross, product.vatPercent) : null,
  };
}

export interface FormMode {
  priceType?: PriceType;
  isSubscription?: boolean;
  /** Loyalty points of the signed-in client; null for a guest. */
  points?: number | null;
}

/** The form state of one size (spec 4), for its page and for every call about it. */
export function sizeForm(product: Product, size: ProductSize, mode: FormMode = {}): ProductForm {
  const { isGratis, isPhonePrice, isFreeToOrder, isForPointsOnly, pointsPrice, details } = product;
  const { priceType = 'gross', isSubscription = false, points = null } = mode;
  return productForm({
    status: size.availability,
    quantity: size.quantity,
    isGratis,
    isPhonePrice,
    isFreeToOrder,
    isForPointsOnly,
    pointsPrice,
    points,
    isDeliveryUnknown: toShippingTime(product, size.availability).isUnknown === true,
    prices: offeredPrices(product, size),
    isSubscription,
    subscriptionMinimum: details.subscription?.minQuantity ?? null,
    priceType,
  });
}
