import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticesOf, onServers, permissive, readLicensed, serverPackages } from './licences.mjs';

const root = resolve(import.meta.dirname, '../..');
const licensed = (identifier: string | undefined, text = 'Permission is granted.') => ({
  name: 'some-package',
  version: '1.2.3',
  ...(identifier !== undefined && { identifier }),
  text,
});

describe('licences of other people', () => {
  it('gives each package once, by name, with its licence', () => {
    const mit = licensed('MIT');
    expect(noticesOf([{ ...mit, name: 'zeta' }, mit, mit], permissive)).toBe(
      `some-package 1.2.3 (MIT)\n\nPermission is granted.\n\n${'-'.repeat(80)}\n\nzeta 1.2.3 (MIT)\n\nPermission is granted.\n`,
    );
  });

  it.each(['MIT OR GPL-3.0-only', '(MIT AND Apache-2.0)', 'MIT or MPL-2.0'])('takes %s', (identifier) => {
    expect(noticesOf([licensed(identifier)], permissive)).toContain(identifier);
  });

  it.each([
    ['GPL-3.0-only', 'GPL-3.0-only is not allowed'],
    ['MIT AND AGPL-3.0-only', 'is not allowed'],
    ['LGPL-3.0-or-later', 'is not allowed'],
    ['SEE LICENSE IN terms.txt', 'is not allowed'],
    [undefined, 'no licence is not allowed'],
  ])('refuses %s in what browsers get', (identifier, message) => {
    expect(() => noticesOf([licensed('MIT'), licensed(identifier)].slice(1), permissive)).toThrow(message);
  });

  it('refuses a package without the text of its licence', () => {
    expect(() => noticesOf([licensed('MIT', '')], permissive)).toThrow('some-package 1.2.3 has no text of its licence');
  });

  it('reads fonts with the Open Font License', () => {
    const font = readLicensed(join(root, 'node_modules/@fontsource-variable/hanken-grotesk'));
    expect(font).toMatchObject({ identifier: 'OFL-1.1', text: expect.stringMatching(/SIL OPEN FONT LICENSE/i) });
  });

  it('reads the licence that only its text names, and a text in a small-letter README', () => {
    expect(readLicensed(join(root, 'node_modules/png-js')).identifier).toBe('MIT');
    expect(readLicensed(join(root, 'node_modules/brotli')).text).toMatch(/## License\s+MIT/);
  });

  it('names libvips among what a server loads, and nothing that only builds', () => {
    const packages = serverPackages(root);
    const names = packages.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'sharp', 'kysely']));
    expect(names.some((name: string) => name.startsWith('@img/sharp-libvips-'))).toBe(true);
    expect(names).not.toContain('vite');
    expect(noticesOf(packages, onServers)).toContain('LGPL-3.0-or-later');
  });
});
