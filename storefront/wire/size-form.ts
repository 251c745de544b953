import type { GrossNet, OfferedPrices, PriceType } from '../../patterns/rules/price-calculator.ts';
import { netOf } from '../../patterns/rules/price.ts';
import { productForm, type ProductForm } from '../../patterns/rules/product-form.ts';
import { sizeType } from '../../patterns/rules/size.ts';
import { toShippingTime } from '../order/delivery-offers.ts';
import type { Product, ProductSize } from '../server/store/index.ts';

/** An amount with and without tax. A product outside of VAT costs the same net. */
export const grossNet = ({ vatPercent }: Pick<Product, 'vatPercent'>, gross: number): GrossNet => ({
  gross,
  net: vatPercent === null ? gross : netOf(gross, vatPercent),
});

/** The prices that a size has by the mode of its form. The shop sets one for a subscription: that of the chosen size. */
export function offeredPrices(product: Product, size: ProductSize): OfferedPrices {
  const { subscription } = product.details;
  const hasSubscription = subscription !== undefined && sizeType(size.type) === sizeType(product.defaultSize);
  return {
    normal: grossNet(product, size.price),
    subscription: hasSubscription ? grossNet(product, subscription.priceGross) : null,
  };
}

export interface FormMode {
  priceType?: PriceType;
  isSubscription?: boolean;
}

/** How the form of one size stands (spec 4), for the page that draws it and for every call that tells of it. */
export function sizeForm(product: Product, size: ProductSize, mode: FormMode = {}): ProductForm {
  const { isGratis, isPhonePrice, isFreeToOrder, isForPointsOnly, pointsPrice, details } = product;
  const { priceType = 'gross', isSubscription = false } = mode;
  return productForm({
    status: size.availability,
    quantity: size.quantity,
    isGratis,
    isPhonePrice,
    isFreeToOrder,
    isForPointsOnly,
    pointsPrice,
    points: null,
    isDeliveryUnknown: toShippingTime(details, size.availability).isUnknown === true,
    prices: offeredPrices(product, size),
    isSubscription,
    subscriptionMinimum: details.subscription?.minQuantity ?? null,
    priceType,
  });
}
