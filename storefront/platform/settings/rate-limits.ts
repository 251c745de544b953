const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be asked for. */
export interface RateLimit {
  /** From one address (an IPv4 address, a /64 of IPv6): generous, because households and offices share one. */
  readonly perAddress: number;
  /** For one account (a login, an e-mail), from wherever it is asked. */
  readonly perAccount?: number;
  /** The span that begins with the first time, in milliseconds; after it everything is counted anew. */
  readonly window: number;
  /** How many a process takes off the shared counter at once and gives out from memory, so that most do not wait for a disk. */
  readonly block?: number;
}

/** What is counted, by the names of its settings; which requests count, the manifests of features say (`rateLimits`). */
export const rateLimitSettings = {
  /** Multiplies every limit, also those of unpaid orders: for tests of speed, and for shops whose shoppers come through one address. */
  rateLimitFactor: 1,
  /** Attempts to sign in, good ones too: those of one account stay below the hundred that NIST 800-63B allows. */
  loginLimit: { perAddress: 60, perAccount: 20, window: 15 * minute },
  /** Accounts that are made. */
  registrationLimit: { perAddress: 20, perAccount: 5, window: hour },
  /** Mails with a way to a new password, and the attempts to set it. */
  resetLimit: { perAddress: 20, perAccount: 5, window: hour },
  /** Codes of vouchers and rebates that are tried. */
  rebateCodeLimit: { perAddress: 30, window: 10 * minute },
  /** Bank accounts that are checked. */
  bankAccountLimit: { perAddress: 60, window: 10 * minute },
  /** Questions that tell whether somebody has an account: e-mails and logins that a form checks while they are typed. */
  lookupLimit: { perAddress: 100, window: 10 * minute },
  /** Sizes that somebody wants to be told of. */
  observationLimit: { perAddress: 30, perAccount: 15, window: hour },
  /** Subscriptions to the newsletter and ends of them; each sends a mail. */
  newsletterLimit: { perAddress: 20, perAccount: 5, window: hour },
  /**
   * Mails that the shop sends to whatever address was typed, all kinds together: greetings of new accounts, ways to a new password,
   * questions whether somebody wants the newsletter or wrote an opinion, notices of goods. Mails about orders are limited by what
   * unpaid orders of an e-mail may hold (`unpaidOrdersPerCustomer`).
   */
  mailLimit: { perAddress: 500, perAccount: 20, window: day },
  /** Questions to the shop: about a product, by the contact form, for something that was not found. */
  questionLimit: { perAddress: 20, perAccount: 10, window: hour },
  /** Opinions and what others think of them. */
  opinionLimit: { perAddress: 60, perAccount: 20, window: hour },
  /** Changes of baskets: each may begin a session and a basket, which are kept for `guestBasketDays`. */
  basketLimit: { perAddress: 1000, window: hour, block: 10 },
  /** Forms of the basket that bring files. */
  lineFileLimit: { perAddress: 100, window: hour },
  /** Orders: many, because a whole network of mobile phones may share one address. */
  orderLimit: { perAddress: 120, window: 15 * minute },
  /** Reports of what the policy of a page held back: browsers collect them, and a page that is wrong makes many. */
  policyReportLimit: { perAddress: 60, window: 10 * minute, block: 5 },
  /** Searches, suggestions while typing among them. */
  searchLimit: { perAddress: 300, window: minute, block: 15 },
};
