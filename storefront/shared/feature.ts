import type { Filling } from '../platform/features/slot.ts';
import type { Job } from '../platform/jobs/schedule.ts';
import type { Message } from '../platform/mail/message.ts';
import type { SiteCall } from '../platform/page/site.ts';
import type { Change } from '../platform/protection/changes.ts';
import type { RationedForm } from '../platform/protection/rations.ts';
import type { Mail, Store } from '../store/index.ts';
import type { SienTypes } from './define-page.ts';

/**
 * Writes the message of one kind of mail from what the store knows now; null where what it was about, or whom it was for, is deleted.
 *
 * @param origin the shop's public address, before every path
 */
export type Composer = (mail: Mail, store: Store, origin: string) => Promise<Message | null>;

/** What a feature adds to the shop: its manifest, `feature.ts`. The shop is the list of them in `shop.ts`. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** The `index.ts` of each folder in `pages/`, by `import.meta.glob`: a folder a page kind. Where they answer stands beside, in `addresses.ts`. */
  readonly pages?: Readonly<Record<string, () => Promise<unknown>>>;
  /** What answers programs at addresses of its own. One that is meant by its action stands before the others of its address. */
  readonly calls?: ReadonlyArray<SiteCall<SienTypes>>;
  /** Addresses whose forms may carry files. */
  readonly takesFiles?: ReadonlyArray<string>;
  /** What changes something though it may come by GET. */
  readonly changes?: ReadonlyArray<Change>;
  /** What may be asked only so often. */
  readonly rateLimits?: ReadonlyArray<RationedForm>;
  /** The mails that it sends, each by the kind under which it waits in the outbox. */
  readonly mails?: Readonly<Record<string, Composer>>;
  /** What it does by itself now and then. */
  readonly jobs?: (store: Store) => ReadonlyArray<Job>;
  /** Lets go of what nobody needs any more, every hour, after the features before it. @param now epoch milliseconds */
  readonly forget?: (store: Store, now: number) => Promise<unknown>;
  /** Places that earlier features leave open. */
  readonly fills?: ReadonlyArray<Filling>;
}
