#!/usr/bin/env node
// Walks the named journeys through the built shop with Orca and writes their transcripts. Started by `npm run audit:journeys`.
import { journeyAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf } from '../../scripts/audits/results.mjs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { linkInMail } from './mailed-link.ts';
import { watchPage } from './page-facts.ts';
import type { Place } from './screen-reader.ts';
import { effortOf, perform, type Step } from './script.ts';
import { startSession, writeTranscript } from './session.ts';
import { speechFaults } from './speech-rules.ts';

/** A customer's path through the shop. */
export interface Journey {
  readonly steps: ReadonlyArray<Step>;
  /** What happened in the shop before, also by its staff. */
  readonly prepare?: (shop: Shop) => Promise<void>;
  /** The screen size (CSS pixels); wide by default. */
  readonly screen?: Place['screen'];
  /** The key limit besides typed text; unlimited by default. */
  readonly mostKeys?: number;
}

const places =
  ({ url, outboxDir }: Shop, screen: Place['screen']) =>
  async (path: string): Promise<Place> => ({
    address: url + (path.startsWith('mail:') ? await linkInMail(outboxDir, path.slice('mail:'.length)) : path),
    screen,
  });

await runMain(async () => {
  const units: ReadonlyArray<{ name: string }> = unitsOf(journeyAudit, process.argv.slice(2));
  const taken = takenNow();
  await ensureBuilt();
  await using resources = new AsyncDisposableStack();
  const session = await startSession(resources);
  for (const unit of units) {
    const { steps, screen, mostKeys = Infinity, prepare } = (await import(`./journeys/${unit.name}.ts`)) as Journey;
    // Own shop and browser: no journey sees accounts, orders or cookies of another.
    await using stage = new AsyncDisposableStack();
    const shop = stage.adopt(await startShop(), async ({ stop }) => void (await stop()));
    await prepare?.(shop);
    const reader = stage.adopt(await session.open(), (one) => one.close());
    const judge = async () => {
      const factsAfter = await watchPage(reader.page);
      return async (spoken: ReadonlyArray<string>) => speechFaults(spoken, await factsAfter());
    };
    const effort = effortOf(steps);
    const { steps: heard, findings } = await perform(steps, reader, places(shop, screen), judge);
    const tooLong = {
      does: 'all of it',
      spoken: [],
      expected: [],
      faults: [`${effort.keys} keys, at most ${mostKeys}`],
    };
    const transcript = {
      journey: unit.name,
      ...effort,
      utterances: heard.reduce((sum, { spoken }) => sum + spoken.length, 0),
      steps: heard,
      findings: effort.keys > mostKeys ? [...findings, tooLong] : findings,
    };
    await writeTranscript(journeyAudit, unit, reader, transcript, taken);
    console.log(`  ${effort.keys} keys beside ${effort.characters} typed characters`);
  }
});
