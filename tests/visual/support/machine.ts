import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pixels depend on fonts, hinting and blending of the platform, and on the browser's version. */
export interface Machine {
  readonly browser: string;
  readonly platform: string;
}

/** Where the committed pictures are. */
export const baselines = join(import.meta.dirname, '..', 'baselines');
const record = join(baselines, 'made-with.json');

/** @param version the browser's, e.g. `156.0.7744.60`; its first number counts */
export const thisMachine = (version: string): Machine => ({
  browser: `Chromium ${Number.parseInt(version)}`,
  platform: `${process.platform}-${process.arch}`,
});

/** The machine of the committed pictures; undefined if there are none. */
export const recordedMachine = (): Machine | undefined =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Machine) : undefined;

export const recordMachine = (machine: Machine): void =>
  writeFileSync(record, `${JSON.stringify(machine, undefined, 2)}\n`);

export const areSame = (one: Machine | undefined, other: Machine): boolean =>
  one?.browser === other.browser && one.platform === other.platform;

export const said = ({ browser, platform }: Machine): string => `${browser} on ${platform}`;
