import { companyAddress, type Settings } from '../../../../platform/settings/index.ts';
import type { Store } from '../../../../store/index.ts';
import { placeOf } from '../../../checkout/index.ts';

/** Where parcels with returns go: the warehouse, else the company. */
export async function returnPlace({ catalogue }: Pick<Store, 'catalogue'>, settings: Settings): Promise<string> {
  const warehouse = (await catalogue.stocks()).find(({ kind }) => kind === 'warehouse');
  if (!warehouse) return companyAddress(settings);
  const { name, address } = placeOf(warehouse);
  return `${name}, ${address}`;
}
