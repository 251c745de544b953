import type { OfferedService } from '../../../../patterns/rules/delivery-services.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Address, DaysAhead } from './common.ts';

/** A way of delivery. */
export interface Courier {
  id: string;
  name: string;
  /** `prepaid` is paid before sending, `dvp` on delivery. */
  payment: 'prepaid' | 'dvp';
  costGross: Grosze;
  /** Free from this worth of goods; null is never. */
  freeFromGross: Grosze | null;
  /** It has no standard cost: the staff set it after the order. */
  isCostOpen?: boolean;
  time:
    | { kind: 'days'; days: number }
    | { kind: 'minutes'; minutes: number }
    | { kind: 'weekDay'; /** 1 is Monday. */ weekDay: number; weekAmount: number };
  /** Grams a parcel may weigh; null is no limit. */
  maxWeight: number | null;
  requires?: 'pickupPoint' | 'showroom';
  /** What its pickup points are, if not parcel lockers or shops: the post offices of a postal service. */
  pointKind?: 'postOffice';
  /** It only carries these products. */
  onlyProductIds?: ReadonlyArray<number>;
  /** It carries no order with any of these products. */
  exceptProductIds?: ReadonlyArray<number>;
  /** Beginnings of the postcodes it goes to, digits alone; left out where it goes everywhere. */
  areas?: ReadonlyArray<string>;
  /** Whether the recipient's phone is needed; by default wherever it brings goods. */
  needsPhone?: boolean;
  /**
   * The shopper chooses the day, and one of these spans of hours, "8:00–12:00", or an exact time from the first to the last
   * of two hours, 0 to 23: `[8, 19]` ends at 19:59.
   */
  slots?: { hours: ReadonlyArray<string>; between?: readonly [first: number, last: number] };
  /**
   * The courier's own system, which is asked for each postcode: its address, or `simulator`, which plays one for
   * demonstrations. Left out where areas suffice.
   */
  system?: string;
  /** What it does besides, for money. */
  services?: ReadonlyArray<OfferedService>;
  /** For files: they add no cost to an order with parcels. */
  isVirtual: boolean;
}

/** Where and when the shop sends. */
export interface Delivery {
  /** `id` is the platform's number of the region, `iso` ISO 3166-1 alpha-2. The first is the shop's own. */
  countries: ReadonlyArray<{ id: number; iso: string; name: string }>;
  /** Countries and limits of worth of each courier. */
  rules: ReadonlyArray<{
    courierId: string;
    countryIds: ReadonlyArray<number>;
    minGross?: Grosze;
    maxGross?: Grosze;
  }>;
  /** Exceptions from the shop's working week. */
  days: ReadonlyArray<{ inDays: DaysAhead; kind: 'holiday' | 'working'; name: string }>;
}

/** A warehouse, or a showroom to view and collect goods. */
export interface Stock {
  id: string;
  name: string;
  kind: 'warehouse' | 'showroom';
  address: Address;
  phone?: string;
  email?: string;
  /** Degrees, WGS 84. */
  coordinates?: { latitude: number; longitude: number };
  canCollect: boolean;
  openingHours: ReadonlyArray<OpeningHours>;
}

/** A courier's pickup point. */
export interface PickupPoint {
  id: string;
  /** The courier that brings parcels there. */
  courierId: string;
  name: string;
  address: Address;
  coordinates: { latitude: number; longitude: number };
  openingHours: ReadonlyArray<OpeningHours>;
  /** How to get in. */
  note?: string;
  /** It opens only with the recipient's number as a customer of the network. */
  needsCustomerNumber?: boolean;
}

/** Opening hours in words: "poniedziałek–piątek" "10.00–19.00". */
export interface OpeningHours {
  days: string;
  hours: string;
}
