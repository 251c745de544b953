import { toIsoDate } from '../../../../components/dates/index.ts';
import { loadShopTime } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';

/** The shop's days off beside weekends, from this year on: Poland's statutory holidays, if the shop keeps them, and its own. */
export async function holidays(_: object, context: CallContext): Promise<ReadonlyArray<string>> {
  const { daysOff } = await loadShopTime(context);
  return [...daysOff].toSorted((a, b) => a - b).map(toIsoDate);
}
