import type { Grosze } from '../../../patterns/rules/money.ts';
import type { Address } from './common.ts';

/** The shop itself: who sells, on what terms, and what the home page points at. */
export interface Shop {
  name: string;
  /** The line under the name: the heading of the home page. */
  line: string;
  /** The sentence beside that heading. */
  lead: string;
  currency: 'PLN';
  /** From this worth of goods the ordinary courier costs nothing. */
  freeShippingFromGross: Grosze;
  /** Days a buyer has to send things back (the law gives 14). */
  returnDays: number;
  company: Address & {
    name: string;
    email: string;
    phone: string;
    /** NIP, ten digits. */
    taxNumber: string;
    /** KRS, ten digits. */
    registerNumber: string;
    bankAccount: string;
    hours: string;
    /** Says that the data are an example; to be shown wherever the company is. */
    note: string;
  };
  loyalty: { pointsPerZloty: number; note: string; isForClientsOnly: boolean };
  /** Basket worth for which instalments are offered, both ends included. */
  instalments: { minGross: Grosze; maxGross: Grosze };
  /** The pins on the home page's picture and the list under it, in order. */
  heroPins: ReadonlyArray<HeroPin>;
}

/** A numbered pin on the hero picture: `x` and `y` are percent of its width and height, from the top left corner. */
export interface HeroPin {
  productId: number;
  x: number;
  y: number;
}
