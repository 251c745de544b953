interface RebateCodesTable {
  /** In capitals. */
  code: string;
  kind: string;
  /** Whole percent or grosze; 0 for free delivery. */
  value: number;
  /** The least worth of goods. */
  from_worth: number;
  valid_from: number | null;
  /** The first moment at which it is over. */
  valid_until: number | null;
  /** How many orders it may be used for; null is no limit. */
  most_uses: number | null;
  used: number;
}

interface GiftsTable {
  /** `threshold`: one of the highest step that the basket reaches; `always`: beside it, with every order. */
  kind: string;
  from_worth: number;
  product_id: number;
  position: number;
  quantity: number;
  note: string;
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

/** What an order may come with, and where and when it goes. */
export interface OffersSchema {
  rebate_codes: RebateCodesTable;
  gifts: GiftsTable;
  countries: CountriesTable;
  courier_countries: CourierCountriesTable;
  delivery_days: DeliveryDaysTable;
}
