import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../platform/http/app.ts';
import { jsonLog } from '../../platform/http/log.ts';
import { openStore } from '../../store/index.ts';
import { site } from '../../shop.ts';
import { origin, Visitor } from './visitor.ts';

/** A Saturday morning in Warsaw, before the shop's deadline for orders. */
const clock = (): number => Date.parse('2026-11-21T10:00:00+01:00');

/** Shows the shop to a new visitor. @throws if the shop fails inside meanwhile */
export type Visit = <Seen>(see: (visitor: Visitor) => Promise<Seen>) => Promise<Seen>;

export interface ReferenceShops {
  /** In a fresh shop. */
  readonly visit: Visit;
  /** In a shared shop that changes only by each visitor's session: opening one takes time. */
  readonly read: Visit;
  close(): Promise<void>;
}

/** The shop with its demo catalogue, without a network. It is filled once; visits with changes get a copy. */
export async function openReferenceShops(): Promise<ReferenceShops> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-reference-'));
  const filled = join(folder, 'filled');
  await (await openStore({ dataDir: filled, clock })).close();
  let copies = 0;
  const openCopy = async () => {
    const dataDir = join(folder, String(++copies));
    await cp(filled, dataDir, { recursive: true });
    return openShop(dataDir);
  };
  const common = await openCopy();
  return {
    read: common.visit,
    async visit(see) {
      const shop = await openCopy();
      try {
        return await shop.visit(see);
      } finally {
        await shop.close();
      }
    },
    async close() {
      await common.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Rate limits read fields, too, which would seem to matter to the call. */
const { protection: _, ...uncounted } = site;

async function openShop(dataDir: string): Promise<{ visit: Visit; close: () => Promise<void> }> {
  const store = await openStore({ dataDir, clock });
  // Its address is public; the examples sign in by the test provider.
  await store.settings.set('isDemo', true);
  const faults: string[] = [];
  const app = createApp({
    site: uncounted,
    store,
    clock,
    publicUrl: origin,
    log: jsonLog((line) => line.includes('"level":"error"') && faults.push(line)),
    assets: () => ({ styles: [], fonts: [], scripts: [], preloads: [] }),
    hasPolicy: true,
    statics: [],
    root: dataDir,
    isReady: () => true,
  });
  return {
    async visit(see) {
      const seen = await see(new Visitor(store, (request) => Promise.resolve(app.fetch(request))));
      if (faults.length > 0) throw new Error(`The shop failed inside: ${faults.join('\n')}`);
      return seen;
    },
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
