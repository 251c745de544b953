/**
 * The product as the platform's scripts read it from the page (spec 3, "Product data", "Size", "Price"; wire contract
 * 2.3 and 2.8). Names and spellings are the wire's; amounts are strings with a dot and two decimals; flags are y or n.
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
  basket_enable: 'y' | 'n';
}

export interface WireSize {
  type: string;
  name: string;
  description: string;
  /** -1 is unlimited, 0 none. */
  amount: number;
  availability: { visible: 'y' | 'n'; status: 'enable' | 'disable' | 'order' };
  price: WirePrice;
}

export interface OrderQuantityRange {
  max_quantity_per_order?: string;
  max_size_quantity_per_order?: string;
  min_quantity_per_order?: string;
  min_size_quantity_per_order?: string;
  minimum_quantity_subscription?: string;
}

export interface ProductData {
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
  order_quantity_range: OrderQuantityRange;
  /** By size type; the only size is `uniw`. */
  sizes: Readonly<Record<string, WireSize>>;
}
