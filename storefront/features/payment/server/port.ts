import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { PaymentReport } from '../../../../patterns/rules/order-payments.ts';
import type { PaymentProblem } from '../../../store/index.ts';

/** A payment that the shop asks a provider to take. */
export interface PaymentRequest {
  /** The shop's name of it: unguessable, unique. */
  reference: string;
  amount: Grosze;
  /** ISO 4217. */
  currency: string;
  /** The shop's method: `blik`, `card` and so on. */
  method: string;
  /** Six digits; null where the buyer pays on the provider's page. */
  blikCode: string | null;
  /** For the buyer's statement: the shop and the number of the order. */
  description: string;
  email: string;
  /** Scheme and host of the shop, and the path of the page that waits for the result. */
  origin: string;
  returnPath: string;
  /** The buyer's address, which providers want for their own checks. */
  networkAddress: string;
}

export type CreatedPayment =
  | {
      kind: 'taken';
      /** The provider's name of it. */
      externalId: string;
      /** Where the buyer pays: a path of the shop, or an https address; null where a code was given. */
      page: string | null;
    }
  | { kind: 'refused'; problem: PaymentProblem };

/** What the provider knows. `report` is null while it waits for the buyer. */
export interface ProviderStatus {
  report: PaymentReport | null;
  amount: Grosze;
  problem?: PaymentProblem;
}

export interface ProviderNotification extends ProviderStatus {
  reference: string;
  /** The provider's name of it: the answer that had it may have been lost. */
  externalId: string;
}

/** The provider did not answer in time, or not as it should; whether it has the payment is unknown. */
export class ProviderAway extends Error {}

/** A provider of payments. Every call may throw `ProviderAway`. */
export interface PaymentProvider {
  /** Its name in the store. */
  readonly name: string;
  create(request: PaymentRequest): Promise<CreatedPayment>;
  status(externalId: string): Promise<ProviderStatus>;
  /** Ends a payment that waits for its buyer. False where the provider no longer can: it may have the money. */
  cancel(externalId: string): Promise<boolean>;
  /** Sends all of it back, or a part. A repeat with the same reference sends nothing more. */
  refund(externalId: string, reference: string, amount: Grosze): Promise<void>;
  /** Reads a signed notification; null where the signature is wrong or the text is not the provider's. */
  readNotification(headers: Headers, body: string): ProviderNotification | null;
}
