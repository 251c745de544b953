import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { distance, readPointQuery, type Coordinates } from '../../../../../patterns/rules/pickup-points.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import type { Courier, FoundPoints, PickupPoint } from '../../../../store/index.ts';
import type { ShownPoints } from '../../browser/delivery/courier-fields.ts';
import { findPointsTexts } from './texts.ts';

type Context = Pick<BuyingContext, 'store' | 'settings' | 'texts'>;

export interface PointSearch {
  /** A town, a postcode or the code of a point, as typed. */
  text: string;
  /** The visitor's own place, where they gave it: then the text does not count. */
  near?: Coordinates | null;
  /** The code of a chosen point: it stays in the list. */
  chosen?: string;
  /** The code of the last point; it is marked. */
  last?: string;
}

/** Points of the courier that were read already, with those of other couriers. */
export interface ReadPoints {
  /** Its first ones, before a search. */
  first?: FoundPoints | undefined;
  /** Those round the postcode of the search. */
  around?: FoundPoints | undefined;
}

/**
 * Pickup points of a courier for a search, or before one: the known points where they are few, else the last one. Every
 * message of X-13 about a search is made here, for the page and for the call.
 */
export async function findPoints(
  { store, settings, texts }: Context,
  { id }: Pick<Courier, 'id'>,
  { text, near = null, chosen = '', last = '' }: PointSearch,
  read: ReadPoints = {},
): Promise<ShownPoints> {
  const t = translator(findPointsTexts, texts);
  const limit = settings.pickupPointsShown;
  const query = readPointQuery(text);
  const kept = await keptPoints(store, id, [chosen, ...(near || query.kind !== 'empty' ? [] : [last])]);
  const shown = (found: FoundPoints, status: string): ShownPoints => ({
    query: text,
    points: [...kept.filter((one) => found.points.every((point) => point.id !== one.id)), ...found.points].map(
      (point) => pointData(point, { near, last, texts }),
    ),
    status: found.hasMore ? `${status} ${t('more', { count: found.points.length })}` : status,
    problem: null,
  });
  const failed = (problem: string): ShownPoints => ({ ...shown({ points: [], hasMore: false }, ''), problem });

  if (near) {
    const found = await store.pickupPoints.near(id, near, limit);
    return found.points.length > 0
      ? shown(found, t('near', { count: found.points.length }))
      : failed(errorText('error.pickup.noneInArea', texts));
  }
  switch (query.kind) {
    case 'invalid':
      return failed(errorText('error.pickup.invalidAddress', texts));
    case 'empty': {
      const all = read.first ?? (await store.pickupPoints.search(id, '', limit));
      const isLong = all.hasMore || all.points.length > limit;
      return shown(isLong ? { points: [], hasMore: false } : all, isLong ? t('start') : '');
    }
    case 'postcode': {
      const found = read.around ?? (await store.pickupPoints.around([id], query.postcode, limit)).get(id)!;
      return found.points.length > 0
        ? shown(found, t('around', { place: query.postcode, count: found.points.length }))
        : failed(errorText('error.pickup.noneInArea', texts));
    }
    case 'words': {
      const found = await store.pickupPoints.search(id, query.text, limit);
      return found.points.length > 0
        ? shown(found, t('found', { count: found.points.length }))
        : failed(errorText('error.pickup.noneInArea', texts));
    }
  }
}

async function keptPoints(
  store: Context['store'],
  courierId: string,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<PickupPoint>> {
  const known = [...new Set(ids)].filter(Boolean);
  return (await Promise.all(known.map((id) => store.pickupPoints.find(courierId, id)))).flatMap((one) => one ?? []);
}

function pointData(
  { id, name, address, openingHours, note, needsCustomerNumber = false, coordinates }: PickupPoint,
  { near, last, texts }: { near: Coordinates | null; last: string; texts: TextsContext },
): ShownPoints['points'][number] {
  const hours = openingHours.map(({ days, hours: open }) => `${days} ${open}`).join(', ');
  return {
    id,
    name,
    address: `${address.street}, ${address.zipcode} ${address.city}`,
    facts: [...(hours === '' ? [] : [hours]), ...(note ? [note] : [])],
    distance: near && distanceText(distance(near, coordinates), texts),
    coordinates,
    isLast: id === last,
    needsCustomerNumber,
  };
}

/** "240 m", from a kilometre on "1,4 km". */
function distanceText(kilometres: number, texts: TextsContext): string {
  const t = translator(findPointsTexts, texts);
  return kilometres < 0.995
    ? t('metres', { count: Math.round(kilometres * 100) * 10 })
    : t('kilometres', { count: Math.round(kilometres * 10) / 10 });
}
