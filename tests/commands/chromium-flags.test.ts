import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumFlags } from '../../scripts/bootstrap/chromium.mjs';

it('our disable-features flag keeps all features disabled that Playwright disables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-flags-'));
  try {
    // A browser that records its flags, and exits.
    const browser = join(folder, 'browser');
    writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/flags'\n`, { mode: 0o755 });
    await expect(chromium.launch({ executablePath: browser, args: [...chromiumFlags] })).rejects.toThrow();
    const [theirs, ours, ...more] = readFileSync(join(folder, 'flags'), 'utf8')
      .split('\n')
      .filter((flag) => flag.startsWith('--disable-features='))
      .map((flag) => flag.slice(flag.indexOf('=') + 1).split(','));
    expect(theirs).toContain('HttpsUpgrades');
    expect(ours).toEqual(expect.arrayContaining(theirs ?? []));
    expect(ours).toContain('WebUIOmniboxPopup');
    expect(more).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
