import { ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { writeResult } from '../../scripts/audits/results.mjs';
import { orcaVersion, startDesktop } from './desktop.ts';
import { ensureScreenReader } from './install.ts';
import { takeLock } from './lock.ts';
import { ScreenReader } from './screen-reader.ts';
import type { perform } from './script.ts';

/** The only Orca of the machine. */
export interface Session {
  /** Opens a browser that Orca reads and that has met no page yet. Only one may be open. */
  open(): Promise<ScreenReader>;
}

/**
 * Starts Orca on a desktop of its own.
 *
 * @param resources ends all of it
 * @throws {Complaint} where another audit runs, or Orca cannot be installed
 */
export async function startSession(resources: AsyncDisposableStack): Promise<Session> {
  resources.defer(takeLock());
  await ensureScreenReader();
  const chromium: string = await ensureChromium();
  const desktop = resources.adopt(await startDesktop(), ({ stop }) => stop());
  return { open: () => ScreenReader.open(desktop, chromium) };
}

/** Writes what was heard of one unit of an audit, and prints what is wrong with it. */
export async function writeTranscript(
  audit: { results: string },
  unit: { name: string },
  { browser }: ScreenReader,
  { findings, ...transcript }: Awaited<ReturnType<typeof perform>> & Readonly<Record<string, unknown>>,
  taken: { commit: string; day: string },
): Promise<void> {
  const versions = { screenReader: orcaVersion(), browser, language: 'pl' };
  await writeResult(audit, unit, { ...versions, ...transcript, findings }, taken);
  console.log(`${unit.name}: ${transcript.steps.length} steps, ${findings.length} findings`);
  for (const { does, expected, spoken, faults = [] } of findings) {
    console.error(`  ${does}\n    expected ${JSON.stringify(expected)}\n    spoken   ${JSON.stringify(spoken)}`);
    for (const fault of faults) console.error(`    ${fault}`);
  }
}
