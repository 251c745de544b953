#!/usr/bin/env node
// Fills the shop from the platform's IOF 3.0 feed: `npm run import -- <file> [--light] [--report <file.json>]`. The shop is
// found as the server finds it: DATABASE_URL, else SQLite in DATA_DIR.
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import { EnvironmentError, readEnvironment } from '../server/http/environment.ts';
import { StoreOpenError } from '../server/store/engine/errors.ts';
import { FeedError } from './feed/feed-error.ts';
import { importFeed } from './import-feed.ts';
import { refusalText, reportText } from './report/report-text.ts';
import { importerTexts } from './report/texts.ts';
import { openDatabase } from './writing/open-database.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const t = translator(importerTexts, defaultTextsContext);

/** The command line; null where it cannot be understood. */
function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { light: { type: 'boolean', default: false }, report: { type: 'string' } },
    });
    const [file, ...rest] = positionals;
    return file !== undefined && rest.length === 0 ? { file, isLight: values.light, report: values.report } : null;
  } catch {
    return null;
  }
}

/** What a person can act on is told in a sentence; everything else is a defect and keeps its stack. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof FeedError) return refusalText(error);
  return error instanceof StoreOpenError || error instanceof EnvironmentError ? error.message : null;
}

async function run(): Promise<number> {
  const command = readCommand();
  if (!command) {
    console.error(t('usage'));
    return 2;
  }
  const { clock, ...place } = readEnvironment(process.env);
  const database = await openDatabase(place);
  try {
    const kind = command.isLight ? 'light' : 'full';
    const report = await importFeed(() => createReadStream(command.file), kind, storeCatalogue(database, clock));
    console.log(reportText(report));
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
