import { ensureSession, type BuyingContext } from '../../../../shared/session.ts';

const keyOf = (courierId: string): string => `point.${courierId}`;

/** The point that this visitor last chose for a courier; '' before the first. */
export async function lastPoint({ session }: Pick<BuyingContext, 'session'>, courierId: string): Promise<string> {
  const kept = (await session.current())?.data[keyOf(courierId)];
  return typeof kept === 'string' ? kept : '';
}

/** Remembers a chosen point as long as the session lasts, beyond the order. */
export async function rememberPoint(
  context: Pick<BuyingContext, 'session' | 'store'>,
  courierId: string,
  pointId: string,
): Promise<void> {
  await context.store.sessions.update(await ensureSession(context), { [keyOf(courierId)]: pointId });
}
