import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../document/document.tsx';
import type { Language } from '../languages/languages.ts';
import type { StaticFolder } from '../page/site.ts';

interface BuiltScripts {
  readonly scripts: ReadonlyArray<string>;
  /** The file of each island's code by its name, in the folder of the scripts. */
  readonly islands: Readonly<Record<string, string>>;
}

/** What the build writes into `manifest.json`: the addresses of its files, with the hash of their content in the names. */
export interface BuildManifest extends BuiltScripts {
  readonly sharedStyles: ReadonlyArray<string>;
  /** By page kind. */
  readonly pageStyles: Readonly<Record<string, ReadonlyArray<string>>>;
  /** Of what only a touched island shows. */
  readonly lateStyles?: string;
  /** Of parts that few visitors see, by the name of the part. */
  readonly partStyles: Readonly<Record<string, string>>;
  readonly fonts: ReadonlyArray<string>;
  /** The scripts of the languages besides Polish. */
  readonly otherLanguages: Readonly<Partial<Record<Language, BuiltScripts>>>;
  /** Third-party packages in scripts and fonts: the licence file has to name each. */
  readonly packages: ReadonlyArray<string>;
}

/** The built files of a site, by page kind. `outDir` is the folder that holds `manifest.json`. */
export function builtAssets(outDir: string): (kind: string | null, language: Language) => PageAssets {
  const { sharedStyles, pageStyles, partStyles, lateStyles, fonts, scripts, islands, otherLanguages } =
    readManifest(outDir);
  const assets = (styles: ReadonlyArray<string>): PageAssets => ({
    styles: [...sharedStyles, ...styles],
    partStyles,
    ...(lateStyles && { lateStyles }),
    fonts,
    scripts,
    islands,
  });
  const byKind = new Map(Object.entries(pageStyles).map(([kind, styles]) => [kind, assets(styles)]));
  const shared = assets([]);
  return (kind, language) => ({
    ...(kind === null ? shared : (byKind.get(kind) ?? shared)),
    ...otherLanguages[language],
  });
}

/** The built files. The names of those under `/assets` are hashes, so they never change. */
export const builtStatics: ReadonlyArray<StaticFolder> = [
  { path: '/assets', folder: 'client/assets', isImmutable: true },
  { path: '/licences', folder: 'client/licences', isImmutable: false },
];

function readManifest(outDir: string): BuildManifest {
  const path = join(outDir, 'manifest.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BuildManifest;
  } catch (cause) {
    throw new Error(`${path} cannot be read: the shop is not built. Run "npm run build" first.`, { cause });
  }
}
