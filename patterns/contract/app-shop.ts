import type { PriceType } from '../rules/price-calculator.ts';

/** The global `app_shop`: the shop's data for the platform's scripts on every page (wire contract 2.8). */
export interface AppShop {
  /** `graphql` is where call 1, 2, 3, 12 and 18 go, `contact` where a shopper turns to a person. */
  urls: { prefix: string; graphql: string; contact: string };
  vars: {
    priceType: PriceType;
    /** Whether prices are shown with tax. */
    priceTypeVat: boolean;
    /** ISO 3166-1 country of the prices. */
    geoipCountryCode: string;
    currency: {
      id: string;
      symbol: string;
      /** In the wire's own marks, whatever the shop writes: `###,##0.00`. */
      format: string;
      /** The symbol stands before the amount. */
      beforeValue: boolean;
      /** A space stands between them. */
      space: boolean;
      decimalSeparator: string;
      groupingSeparator: string;
    };
    language: { id: string; symbol: string; name: string };
    baseurl: string;
    sslurl: string;
    curr_url: string;
    /** File extensions, without the dot, and types that are always refused. */
    blacklist_extension: ReadonlyArray<string>;
    blacklist_mime: ReadonlyArray<string>;
    request_uri: string;
    additional_ajax: string;
    returnLink: string;
    basketLink: string;
    isLogged: boolean;
    /** '' where the shop has no accounts of the platform. */
    IAIAccountsUrl: string;
  };
  /** The shop's own words, by the keys of `shop_texts`. */
  txt: Readonly<Record<string, string>>;
  /** Scripts put what they bring into these. */
  fn: Record<string, never>;
  fnrun: Record<string, never>;
  files: Record<string, never>;
  graphql: Record<string, never>;
}
