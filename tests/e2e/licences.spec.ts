import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '../../storefront/platform/http/built-assets.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '../..');
const read = (...path: ReadonlyArray<string>) => readFileSync(join(root, ...path), 'utf8');

test('the footer leads to the licences of all packages in scripts and fonts', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licencje oprogramowania' });
  const answer = await page.request.get((await link.getAttribute('href'))!);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const notices = await answer.text();
  const { packages } = JSON.parse(read('dist/manifest.json')) as BuildManifest;
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'downshift', '@fontsource-variable/hanken-grotesk']),
  );
  const locked = Object.keys((JSON.parse(read('package-lock.json')) as { packages: object }).packages);
  for (const name of packages) {
    const folders = locked.filter((path) => path.endsWith(`node_modules/${name}`));
    // A package may be installed in several versions, among them the bundled one.
    const found = folders.some((folder) => {
      const { version } = JSON.parse(read(folder, 'package.json')) as { version: string };
      const [licence] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: join(root, folder) });
      // Where no file of its own has the licence, the README names it.
      const text = licence ? read(folder, licence) : /^#+ Licen[cs]e\s+(.+)$/m.exec(read(folder, 'README.md'))?.[1];
      return text && notices.includes(`${name} ${version} (`) && notices.includes(text.trim());
    });
    expect(found, name).toBe(true);
  }
});
