#!/usr/bin/env node
// The shop's commands for shoppers' messages: `npm run operator -- questions list`, and more (texts.ts). The shop is
// found as by the server: DATABASE_URL, else SQLite in DATA_DIR, which admits one process.
import { join } from 'node:path';
import { filesAt } from '../platform/uploads/files-at.ts';
import { openDatabase, type DatabasePlace } from '../importer/writing/open-database.ts';
import { EnvironmentError, readEnvironment } from '../platform/http/environment.ts';
import type { Database } from '../platform/store/engine/database.ts';
import { StoreOpenError } from '../platform/store/engine/errors.ts';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import { CommandError, readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';
import { operatorTexts } from './texts.ts';

async function openShop(place: DatabasePlace): Promise<Database> {
  try {
    return await openDatabase(place);
  } catch (error) {
    if (error instanceof StoreOpenError && error.reason === 'in-use')
      throw new CommandError(translator(operatorTexts, defaultTextsContext)('inUse', { dataDir: place.dataDir }));
    throw error;
  }
}

async function run(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const { clock, uploads, ...place } = readEnvironment(process.env);
  const database = await openShop(place);
  try {
    const files = filesAt(uploads ?? join(place.dataDir, 'uploads'));
    console.log(await runCommand(command, database, clock, files));
  } finally {
    await database.close();
  }
}

/** Errors that users can fix become a sentence; all others are defects and keep their stack. */
const isFixable = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof StoreOpenError || error instanceof EnvironmentError;

try {
  await run();
} catch (error) {
  console.error(isFixable(error) ? error.message : error);
  process.exitCode = error instanceof CommandError && error.isMisuse ? 2 : 1;
}
