import { deliveryCountry, readVisitorPlace, saveVisitorPlace } from '../../catalogue/index.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** The usual address of a signed-in client says where the goods go, until another country is chosen. */
export async function startInClientCountry(context: BuyingContext): Promise<void> {
  const client = await context.client();
  if (!client || (await readVisitorPlace(context)).deliveryRegion !== null) return;
  const kept = await context.store.clients.addresses(client.id, 'delivery');
  const iso = (kept.find(({ isDefault }) => isDefault) ?? client.address).country;
  const { country, countries } = await deliveryCountry(context);
  const meant = countries.find((one) => one.iso === iso);
  if (meant && meant !== country) await saveVisitorPlace(context, { deliveryRegion: meant.id });
}
