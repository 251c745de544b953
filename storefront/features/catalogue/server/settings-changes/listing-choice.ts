import type { RequestSession } from '../../../../platform/page/request-context.ts';
import type { Settings } from '../../../../platform/settings/index.ts';

/** What a visitor chose for all lists, by `settings.php`; what an address says itself comes first. */
export interface ListingChoice {
  /** A key of `sortOptions`. */
  readonly sort?: string;
  /** How many products on a page. */
  readonly portion?: number;
}

/** Under which the session keeps it. */
const key = 'listing';

const kept = (data: Readonly<Record<string, unknown>> | undefined): ListingChoice => data?.[key] ?? {};

/** The choice of this visitor; nothing for a visitor without a session. */
export const listingChoice = async ({
  session,
}: {
  session: Pick<RequestSession, 'current'>;
}): Promise<ListingChoice> => kept((await session.current())?.data);

/** The session's data with the choice changed. */
export const withChoice = (
  data: Readonly<Record<string, unknown>>,
  change: ListingChoice,
): Readonly<Record<string, unknown>> => ({ [key]: { ...kept(data), ...change } });

/** How many products a page of a list has: as the visitor chose, among what the shop offers. */
export const portionOf = ({ portion }: ListingChoice, { listingPortion, listingPortions }: Settings): number =>
  portion !== undefined && listingPortions.includes(portion) ? portion : listingPortion;
