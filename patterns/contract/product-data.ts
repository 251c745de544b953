import type { WireRebateNumber } from '../rules/quantity-discount.ts';
import type { sizeDelayTime, sizeShippingTime } from '../rules/shipping-time-answer.ts';

/**
 * The product as the platform's scripts read it from the page (spec 3, "Product data", "Size", "Price"; wire contract
 * 2.3 and 2.8). Names and spellings are the wire's; amounts are strings with a dot and two decimals; flags are y or n,
 * or the words true and false.
 */
export interface WirePrice {
  value: string;
  price_net: string;
  price_formatted: string;
  price_net_formatted: string;
  /** Suggested by the producer; 0.00 where there is none, as everywhere below. */
  srp: string;
  srp_net: string;
  advanceprice: string;
  /** Before the reduction. */
  maxprice: string;
  maxprice_net: string;
  /** The lowest of the 30 days before the reduction. */
  omnibus_price: string;
  omnibus_price_net: string;
  /** Saved against the lowest price of 30 days. */
  yousave: string;
  yousave_net: string;
  yousave_percent: string;
  /** Price in loyalty points. */
  points: string;
  /** Points that one unit brings. The spelling is the wire's. */
  points_recive: string;
  /** Whether the form of the size buys. */
  basket_enable: 'y' | 'n';
}

/** A flag of the wire that is no y or n. */
export type WireFlag = 'true' | 'false';

/** One of the prices that a subscription chooses from, as `WirePrice` writes its own. */
export type WireOfferedPrice = Pick<WirePrice, 'value' | 'price_net' | 'price_formatted' | 'price_net_formatted'>;

/** A size as its page describes it; `WireSizeInShop` adds the rest. */
export interface WireSize {
  type: string;
  /** The place among the sizes, from 0. */
  priority: string;
  name: string;
  description: string;
  /** -1 is unlimited, 0 none. */
  amount: number;
  availability: { visible: 'y' | 'n'; status: 'enable' | 'disable' | 'order' };
  /** Codes of the size: the shop's own, and the producer's; '' where there is none. */
  code_extern: string;
  code_producer: string;
  /** Of one unit with its wrapping. */
  weight: { g: string; kg: string };
  /** Price on request by phone, or in points alone. */
  phone_price: WireFlag;
  /** Given away, never sold. */
  gratis: WireFlag;
  price: WirePrice;
  /** Quantity discounts at the least that can be bought; left out where there are none. */
  rebateNumber?: WireRebateNumber;
  /** Both left out where there is no subscription. */
  price_normal?: WireOfferedPrice;
  price_subscription?: WireOfferedPrice;
}

/** What the shop adds to a size: where it lies, when it leaves, the delivery cost. */
export interface WireSizeInShop extends WireSize {
  /** Where goods lie: the warehouse, suppliers, the showrooms. `amount_mm` is the spec's name for all of them. */
  amount_mm: number;
  amount_mo: number;
  amount_mw: number;
  amount_mp: number;
  availability: WireSize['availability'] & {
    status_description: string;
    /** Pictures of the state: this shop uses words. */
    status_gfx: '';
    status_description_tel: string;
    status_gfx_tel: '';
    /** "2026-11-23", the day of dispatch; '' if nothing is sent or it is unknown. */
    delivery_date: string;
    delivery_days_undefined: WireFlag;
  };
  /** Left out if nothing of it is sent. */
  shipping_time?: ReturnType<typeof sizeShippingTime>;
  /** Left out if nothing waits. */
  delay_time?: ReturnType<typeof sizeDelayTime>;
  /** The cheapest delivery. */
  delivery: {
    undefined: WireFlag;
    shipping: string;
    shipping_formatted: string;
    /** Both left out if nothing is sent or delivery is never free. */
    limitfree?: string;
    limitfree_formatted?: string;
  };
  /** The bundle's saving against its parts; left out otherwise. */
  bundle_price?: { amount_diff_gross: string; amount_diff_net: string; percent_diff: string };
}

/** The price of the preselected size, and the price range of the sizes. */
export interface WireBasePrice extends WirePrice {
  /** The cheapest of the sizes. */
  minprice: string;
  minprice_net: string;
  /** The lowest and the highest price before a reduction, of the sizes that have one. */
  size_min_maxprice: string;
  size_min_maxprice_net: string;
  size_max_maxprice: string;
  size_max_maxprice_net: string;
  /** What the least step of a quantity costs. */
  price_unit_sellby: string;
  price_unit_sellby_net: string;
}

export interface OrderQuantityRange {
  max_quantity_per_order?: string;
  max_size_quantity_per_order?: string;
  min_quantity_per_order?: string;
  min_size_quantity_per_order?: string;
  minimum_quantity_subscription?: string;
}

export interface ProductData<Size extends WireSize = WireSize> {
  product_id: string;
  /** product_item, product_bundle, product_virtual, product_service, product_configurable; the list is open. */
  product_type: string;
  currency: string;
  unit: string;
  unit_plural: string;
  /** 1 where nothing else is set. */
  unit_sellby: string;
  /** 0 where nothing else is set. */
  unit_precision: string;
  for_points: 'y' | 'n';
  base_price: WireBasePrice;
  order_quantity_range: OrderQuantityRange;
  /** By size type; the only size is `uniw`. */
  sizes: Readonly<Record<string, Size>>;
}
