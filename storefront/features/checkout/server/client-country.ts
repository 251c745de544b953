import { deliveryCountry, readVisitorPlace, saveVisitorPlace } from '../../catalogue/index.ts';
import { readOnce } from '../../../platform/page/read-once.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** The delivery addresses that the client has saved. */
export const deliveryAddresses = ({ store, reads }: Pick<BuyingContext, 'store' | 'reads'>, clientId: number) =>
  readOnce({ reads }, `deliveryAddresses ${clientId}`, () => store.clients.addresses(clientId, 'delivery'));

/** The usual address of a signed-in client says where the goods go, until another country is chosen. */
export async function startInClientCountry(context: BuyingContext): Promise<void> {
  const client = await context.client();
  if (!client || (await readVisitorPlace(context)).deliveryRegion !== null) return;
  const kept = await deliveryAddresses(context, client.id);
  const iso = (kept.find(({ isDefault }) => isDefault) ?? client.address).country;
  const { country, countries } = await deliveryCountry(context);
  const meant = countries.find((one) => one.iso === iso);
  if (meant && meant !== country) await saveVisitorPlace(context, { deliveryRegion: meant.id });
}
