import { openPostgres } from '../../platform/store/engine/postgres.ts';
import { openStore } from '../../store/index.ts';
import { shopProcess, type ShopProcess } from './shop-process.ts';

/** The shop on a database that another process has filled. */
export async function openProcess(
  dataDir: string,
  databaseUrl: string,
  clock: { readonly now: number },
): Promise<ShopProcess> {
  const open = () => openStore({ dataDir, databaseUrl, clock: () => clock.now, loadCatalogue: null });
  return shopProcess(await open(), open, (await openPostgres(databaseUrl)).write, clock);
}
