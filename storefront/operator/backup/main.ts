#!/usr/bin/env node
// `npm run backup -- <folder>` and `npm run restore -- <backup>` (docs/operations.md). The shop is found as the server finds it.
import { parseArgs } from 'node:util';
import { toIsoDate, zonedTime } from '../../../components/dates/index.ts';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { WARSAW } from '../../../patterns/rules/warsaw-time.ts';
import { EnvironmentError, readEnvironment } from '../../platform/http/environment.ts';
import { StoreOpenError } from '../../platform/store/engine/errors.ts';
import { CommandError } from '../read-command.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { backupTexts } from './texts.ts';

const t = translator(backupTexts, defaultTextsContext);

const misused = (): never => {
  throw new CommandError(t('usage'), true);
};

function read(parameters: ReadonlyArray<string>): { action: string; folder: string; isReplacing: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    });
    const [action = '', folder = '', ...more] = positionals;
    return folder === '' || more.length > 0 ? misused() : { action, folder, isReplacing: values.replace ?? false };
  } catch {
    return misused();
  }
}

async function run(): Promise<ReadonlyArray<string>> {
  const { action, folder, isReplacing } = read(process.argv.slice(2));
  const place = readEnvironment(process.env);
  process.umask(0o077);
  if (action === 'backup' && !isReplacing) {
    const { manifest, missing, ...made } = await backUp(place, folder, new Date());
    const sizes = Object.values(manifest.files).map(({ bytes }) => bytes);
    const count = Object.keys(manifest.files).filter((file) => file.startsWith('uploads/')).length;
    const megabytes = (sizes.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1).replace('.', ',');
    return [
      t('done', { folder: made.folder, count: String(count), megabytes }),
      ...(typeof place.uploads === 'object' ? [t('bucket')] : []),
      ...(missing.length > 0 ? [t('missing', { names: missing.join(', ') })] : []),
    ];
  }
  if (action !== 'restore') return misused();
  const { manifest, moved } = await restore(folder, place, { isReplacing, now: new Date() });
  const date = toIsoDate(zonedTime(Date.parse(manifest.createdAt), WARSAW).day);
  return [t('restored', { date }), ...(moved === null ? [] : [t('moved', { folder: moved })])];
}

try {
  for (const sentence of await run()) console.log(sentence);
} catch (error) {
  const isFixable =
    error instanceof CommandError || error instanceof StoreOpenError || error instanceof EnvironmentError;
  console.error(isFixable ? error.message : error);
  process.exitCode = error instanceof CommandError && error.isMisuse ? 2 : 1;
}
