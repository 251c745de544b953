import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeKit, guideFile } from '../../scripts/package/guide.mjs';
import { describeApi, snapshotFile } from '../../scripts/package/snapshot.mjs';

// Each of the two runs a compiler over the kit. A limit for what hangs, not a measure of speed.
const patience = 180_000;

it(
  'is the public API that the snapshot tells; if you meant to change it: npm run api -- --write',
  { timeout: patience },
  () => {
    expect(describeApi()).toBe(readFileSync(snapshotFile, 'utf8'));
  },
);

it('is the kit that llms.txt tells of: npm run api -- --write', { timeout: patience }, () => {
  expect(describeKit()).toBe(readFileSync(guideFile, 'utf8'));
});
