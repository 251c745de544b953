import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeKit, guideFile } from '../../scripts/package/guide.mjs';
import { describeApi, snapshotFile } from '../../scripts/package/snapshot.mjs';

// Each of the two runs a compiler over the kit. A limit for hangs, not a measure of speed.
const timeout = 180_000;

it('matches the snapshot of the public API; if you meant to change it: npm run api -- --write', { timeout }, () => {
  expect(describeApi()).toBe(readFileSync(snapshotFile, 'utf8'));
});

it('matches the kit in llms.txt: npm run api -- --write', { timeout }, () => {
  expect(describeKit()).toBe(readFileSync(guideFile, 'utf8'));
});
