import type { Filling } from '../platform/features/slot.ts';
import type { Job } from '../platform/jobs/schedule.ts';
import type { Message } from '../platform/mail/message.ts';
import type { SiteCall } from '../platform/page/site.ts';
import type { Change } from '../platform/protection/changes.ts';
import type { RateLimitedForm } from '../platform/protection/rate-limits.ts';
import type { Mail, Store } from '../store/index.ts';
import type { SienTypes } from './define-page.ts';

/**
 * Writes the message of one kind of mail from the current store; null if its subject or its recipient is deleted.
 *
 * @param origin the shop's public address, before every path
 */
export type Composer = (mail: Mail, store: Store, origin: string) => Promise<Message | null>;

/** A feature's parts of the shop: its manifest, `feature.ts`. The shop is the list of them in `shop.ts`. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** The `index.ts` of each folder in `pages/`, by `import.meta.glob`: one folder per page kind. Their addresses are beside, in `addresses.ts`. */
  readonly pages?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Calls for programs, at their own addresses. A call with an action precedes the others of its address. */
  readonly calls?: ReadonlyArray<SiteCall<SienTypes>>;
  /** Addresses whose forms may carry files. */
  readonly takesFiles?: ReadonlyArray<string>;
  /** Changes that may come by GET. */
  readonly changes?: ReadonlyArray<Change>;
  /** Rate limits. */
  readonly rateLimits?: ReadonlyArray<RateLimitedForm>;
  /** Its mails, each by its kind in the outbox. */
  readonly mails?: Readonly<Record<string, Composer>>;
  /** Its periodic jobs. */
  readonly jobs?: (store: Store, clock: () => number) => ReadonlyArray<Job>;
  /** Deletes obsolete data, every hour, after the features before it. @param now epoch milliseconds */
  readonly forget?: (store: Store, now: number) => Promise<unknown>;
  /** Content for slots of earlier features. */
  readonly fills?: ReadonlyArray<Filling>;
}
