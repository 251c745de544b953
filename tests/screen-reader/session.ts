import { ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { writeResult } from '../../scripts/audits/results.mjs';
import { orcaVersion, startDesktop } from './desktop.ts';
import { ensureScreenReader } from './install.ts';
import { takeLock } from './lock.ts';
import { ScreenReader } from './screen-reader.ts';
import type { perform } from './script.ts';

/** The machine's only Orca. */
export interface Session {
  /** Opens a browser without a page that Orca reads. Only one may be open. */
  open(): Promise<ScreenReader>;
}

/**
 * Starts Orca on its own desktop.
 *
 * @param resources dispose of all of it
 * @throws {Complaint} if another audit runs, or Orca cannot be installed
 */
export async function startSession(resources: AsyncDisposableStack): Promise<Session> {
  resources.defer(takeLock());
  await ensureScreenReader();
  const chromium: string = await ensureChromium();
  const desktop = resources.adopt(await startDesktop(), ({ stop }) => stop());
  return { open: () => ScreenReader.open(desktop, chromium) };
}

/** Writes the transcript of one audit unit, and prints its faults. */
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
