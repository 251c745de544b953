#!/usr/bin/env node
// Fills the shop from the platform's IOF 3.0 feed: `npm run import -- <file> [--light] [--report <file.json>]`, and fetches the
// pictures named by feeds: `npm run import -- --pictures [--http] [--report <file.json>]`. The shop is
// found as by the server: DATABASE_URL, else SQLite in DATA_DIR.
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import { EnvironmentError, readEnvironment } from '../platform/http/environment.ts';
import type { Clock } from '../platform/store/clock.ts';
import type { Database } from '../platform/store/engine/database.ts';
import { StoreOpenError } from '../platform/store/engine/errors.ts';
import { settingsOf } from '../platform/store/settings.ts';
import { settingsWith } from '../platform/settings/index.ts';
import type { FilePort } from '../platform/uploads/file-port.ts';
import { filesAt } from '../platform/uploads/files-at.ts';
import { FeedError } from './feed/feed-error.ts';
import { importFeed } from './import-feed.ts';
import { fetchFile, fetchRules } from './pictures/fetch-file.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { picturesText, refusalText, reportText } from './report/report-text.ts';
import { importerTexts } from './report/texts.ts';
import { besideShop } from './writing/beside-shop.ts';
import { openForImport } from './writing/open-database.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const t = translator(importerTexts, defaultTextsContext);

/** The command line; null if it is invalid. */
function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        light: { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
        http: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
    const { light, pictures, http: hasPlainHttp, report } = values;
    const [file, ...rest] = positionals;
    if (pictures) return file === undefined && !light ? { kind: 'pictures' as const, hasPlainHttp, report } : null;
    if (file === undefined || rest.length > 0 || hasPlainHttp) return null;
    return { kind: light ? ('light' as const) : ('full' as const), file, report };
  } catch {
    return null;
  }
}

/** Errors that users can fix become a sentence; all others are defects and keep their stack. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof FeedError) return refusalText(error);
  return error instanceof StoreOpenError || error instanceof EnvironmentError ? error.message : null;
}

async function importAll(...parameters: Parameters<typeof importFeed>) {
  const report = await importFeed(...parameters);
  return [report, reportText(report)] as const;
}

async function fetchAll(database: Database, clock: Clock, files: FilePort, hasPlainHttp: boolean) {
  const rules = { ...fetchRules, hasPlainHttp };
  const decoding = {
    settings: settingsWith(await settingsOf(database, clock).overrides()),
    // An import is stopped as a whole.
    signal: new AbortController().signal,
  };
  const report = await fetchPictures({ database, clock, files, decoding, fetch: (url) => fetchFile(url, rules) });
  return [report, picturesText(report)] as const;
}

async function run(): Promise<number> {
  const command = readCommand();
  if (!command) {
    console.error(t('usage'));
    return 2;
  }
  const { clock, uploads, ...place } = readEnvironment(process.env);
  const { database, isBesideShop } = await openForImport(place);
  const catalogueOf = isBesideShop ? besideShop : storeCatalogue;
  try {
    const [report, text] =
      command.kind === 'pictures'
        ? await fetchAll(database, clock, filesAt(uploads ?? join(place.dataDir, 'uploads')), command.hasPlainHttp)
        : await importAll(() => createReadStream(command.file), command.kind, await catalogueOf(database, clock));
    console.log(text);
    if (command.report !== undefined) {
      await writeFile(command.report, `${JSON.stringify(report, null, 2)}\n`);
      console.log(`\n${t('reportWritten', { file: command.report })}`);
    }
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
