import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkInMail } from './mailed-link.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-mails-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const link = 'http://127.0.0.1:40123/password-recover.php?token=3Dab=\ncd';

it('finds the link to a page, however the mail breaks and encodes it', async () => {
  writeFileSync(join(folder, 'welcome.eml'), 'Zapraszamy: http://127.0.0.1:40123/client.php?a=3D1');
  writeFileSync(join(folder, 'reset.eml'), `Ustaw has=C5=82o:\n${link}\nDo zobaczenia`);
  expect(await linkInMail(folder, '/password-recover.php')).toBe('/password-recover.php?token=abcd');
});

it('waits for the mail', async () => {
  const found = linkInMail(join(folder, 'outbox'), '/password-recover.php');
  mkdirSync(join(folder, 'outbox'));
  writeFileSync(join(folder, 'outbox', 'reset.eml'), link);
  expect(await found).toBe('/password-recover.php?token=abcd');
});
