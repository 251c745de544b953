import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/http/app.ts';
import { jsonLog } from '../../server/http/log.ts';
import { openStore } from '../../server/store/index.ts';
import { site } from '../../site.ts';
import { origin, Visitor } from './visitor.ts';

/** A Saturday morning in Warsaw, before the shop's deadline for orders. */
const clock = (): number => Date.parse('2026-11-21T10:00:00+01:00');

export interface ReferenceShops {
  /** Somebody who never was here, in a shop where nobody was before; what went wrong inside is thrown when it is left. */
  visit<Seen>(see: (visitor: Visitor) => Promise<Seen>): Promise<Seen>;
  close(): Promise<void>;
}

/** The shop with its demo catalogue, without a network. It is filled once; each visit gets a copy. */
export async function openReferenceShops(): Promise<ReferenceShops> {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-reference-'));
  const filled = join(folder, 'filled');
  await (await openStore({ dataDir: filled, clock })).close();
  let visits = 0;
  return {
    async visit(see) {
      const dataDir = join(folder, String(++visits));
      await cp(filled, dataDir, { recursive: true });
      const store = await openStore({ dataDir, clock });
      const faults: string[] = [];
      const app = createApp({
        site,
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
      try {
        const seen = await see(new Visitor(store, (request) => Promise.resolve(app.fetch(request))));
        if (faults.length > 0) throw new Error(`The shop failed inside: ${faults.join('\n')}`);
        return seen;
      } finally {
        await store.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
