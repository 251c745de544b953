import type { RequestSession } from '../../../../platform/page/request-context.ts';
import type { Settings } from '../../../../platform/settings/index.ts';

/** A visitor's defaults for all lists, from `settings.php`; an address's own parameters win. */
export interface ListingChoice {
  /** A key of `sortOptions`. */
  readonly sort?: string;
  /** Products per page. */
  readonly portion?: number;
}

/** Its session key. */
const key = 'listing';

const kept = (data: Readonly<Record<string, unknown>> | undefined): ListingChoice => data?.[key] ?? {};

/** The choice of this visitor; empty without a session. */
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

/** Products per page of a list: the visitor's choice, if the shop offers it. */
export const portionOf = ({ portion }: ListingChoice, { listingPortion, listingPortions }: Settings): number =>
  portion !== undefined && listingPortions.includes(portion) ? portion : listingPortion;
