import type { Flag, Json } from './columns.ts';

interface StocksTable {
  id: string;
  name: string;
  kind: string;
  can_collect: Flag;
  position: number;
  details: Json;
}

interface CouriersTable {
  id: string;
  name: string;
  payment: string;
  cost: number;
  free_from: number | null;
  /** The minimum and maximum worth of its goods; null is no limit. */
  min_worth: number | null;
  max_worth: number | null;
  position: number;
  details: Json;
}

interface PickupPointsTable {
  id: string;
  courier_id: string;
  name: string;
  /** Name, address and id folded, for the search by town, postcode or code. */
  search_text: string;
  latitude: number;
  longitude: number;
  details: Json;
}

interface PickupPointWordsTable {
  courier_id: string;
  /** A folded word of its name, address or code; `#` and the digits are its postcode. */
  word: string;
  point_id: string;
}

interface CountriesTable {
  /** The platform's number of the region. */
  id: number;
  /** ISO 3166-1 alpha-2. */
  iso: string;
  name: string;
  position: number;
}

interface CourierCountriesTable {
  courier_id: string;
  country_id: number;
}

interface DeliveryDaysTable {
  /** YYYY-MM-DD. */
  day: string;
  kind: string;
  name: string;
}

/** Delivery places, times and couriers. */
export interface DeliverySchema {
  stocks: StocksTable;
  couriers: CouriersTable;
  pickup_points: PickupPointsTable;
  pickup_point_words: PickupPointWordsTable;
  countries: CountriesTable;
  courier_countries: CourierCountriesTable;
  delivery_days: DeliveryDaysTable;
}
