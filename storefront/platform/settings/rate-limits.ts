const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A rate limit. */
export interface RateLimit {
  /** For one address (an IPv4 address, a /64 of IPv6): generous, because households and offices share one. */
  readonly perAddress: number;
  /** For one account (a login, an e-mail), from any address. */
  readonly perAccount?: number;
  /** The window from the first use, in milliseconds; after it the count restarts. */
  readonly window: number;
  /** How many a process takes off the shared counter at once and counts in memory, so that most do not wait for a disk. */
  readonly block?: number;
}

/** The limits by the names of their settings; the manifests of features list the requests that count (`rateLimits`). */
export const rateLimitSettings = {
  /** Multiplies every limit, also those of unpaid orders: for load tests, and for shops whose customers share one address. */
  rateLimitFactor: 1,
  /** Sign-in attempts, good ones too: those of one account stay below the hundred that NIST 800-63B allows. */
  loginLimit: { perAddress: 60, perAccount: 20, window: 15 * minute },
  /** Steps of a sign-in by a provider: each may ask the provider. */
  socialSignInLimit: { perAddress: 120, window: 15 * minute },
  /** Registrations. */
  registrationLimit: { perAddress: 20, perAccount: 5, window: hour },
  /** Mails with a password reset link, and the attempts to use it. */
  resetLimit: { perAddress: 20, perAccount: 5, window: hour },
  /** Attempted codes of vouchers and rebates. */
  rebateCodeLimit: { perAddress: 30, window: 10 * minute },
  /** Bank account checks. */
  bankAccountLimit: { perAddress: 60, window: 10 * minute },
  /** Requests that reveal whether an account exists: e-mails and logins that a form checks while they are typed. */
  lookupLimit: { perAddress: 100, window: 10 * minute },
  /** Orders that are opened by number and e-mail: numbers follow one another, so guesses must not. */
  orderLookupLimit: { perAddress: 20, perAccount: 10, window: 15 * minute },
  /** Back-in-stock notices. */
  observationLimit: { perAddress: 30, perAccount: 15, window: hour },
  /** Newsletter subscriptions and cancellations; each sends a mail. */
  newsletterLimit: { perAddress: 20, perAccount: 5, window: hour },
  /**
   * Mails to any typed address, all kinds together: greetings of new accounts, password reset links,
   * confirmations of newsletters and opinions, back-in-stock notices. Mails about orders are limited by
   * unpaid orders of an e-mail (`unpaidOrdersPerCustomer`).
   */
  mailLimit: { perAddress: 500, perAccount: 20, window: day },
  /** Questions to the shop: about a product, by the contact form, for a product that was not found. */
  questionLimit: { perAddress: 20, perAccount: 10, window: hour },
  /** Answers about cookies: each is kept as a proof. */
  consentLimit: { perAddress: 300, window: hour },
  /** Feeds of all goods: each reads the whole catalogue. */
  goodsFeedLimit: { perAddress: 20, window: hour },
  /** Opinions and votes on them. */
  opinionLimit: { perAddress: 60, perAccount: 20, window: hour },
  /** Basket changes: each may start a session and a basket, which are kept for `guestBasketDays`. */
  basketLimit: { perAddress: 1000, window: hour, block: 10 },
  /** Basket forms with files. */
  lineFileLimit: { perAddress: 100, window: hour },
  /** Complaints and messages about them: each may carry files, which are kept. */
  complaintLimit: { perAddress: 60, window: hour },
  /** Orders: many, because a whole network of mobile phones may share one address. */
  orderLimit: { perAddress: 120, window: 15 * minute },
  /** Attempts to pay an order: each asks the provider. */
  paymentLimit: { perAddress: 60, window: 10 * minute },
  /** Questions whether an order is paid: a page that waits asks every few seconds. */
  paymentStatusLimit: { perAddress: 300, window: minute, block: 5 },
  /** Notifications of a payment provider, from one of its addresses: a state may be reported again and again. */
  notificationLimit: { perAddress: 600, window: minute, block: 10 },
  /** Notifications with a wrong signature; those of all addresses count together as one account, the provider's name. */
  forgedNotificationLimit: { perAddress: 30, perAccount: 300, window: 10 * minute },
  /** Documents of orders: each request writes one. */
  documentLimit: { perAddress: 60, window: 10 * minute },
  /** Reports of policy violations: browsers batch them, and a broken page causes many. */
  policyReportLimit: { perAddress: 60, window: 10 * minute, block: 5 },
  /** Searches, including suggestions while typing. */
  searchLimit: { perAddress: 300, window: minute, block: 15 },
};
