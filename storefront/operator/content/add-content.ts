import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { ShopPicture } from '../../../patterns/picture-source/index.ts';
import { keptPictureId } from '../../features/catalogue/index.ts';
import { keptPicturesOf } from '../../features/catalogue/store.ts';
import { picturesIn, readDocument, type ContentDocument } from '../../features/content/index.ts';
import { contentOf, type ContentKind } from '../../features/content/store.ts';
import { encodePicture } from '../../importer/pictures/encode-picture.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import type { FilePort } from '../../platform/uploads/file-port.ts';
import { CommandError } from '../command-error.ts';
import { contentCommandTexts } from './texts.ts';

const t = translator(contentCommandTexts, defaultTextsContext);

interface Place {
  database: Database;
  clock: Clock;
  files: FilePort;
}

/** The folders that say what their texts are. */
const folders: Readonly<Record<string, ContentKind>> = { pages: 'page', posts: 'post', news: 'news' };
/** The most texts of one command, and the most bytes of a picture. */
const mostFiles = 500;
const largestPicture = 30_000_000;

interface Found {
  path: string;
  folder: ContentKind | null;
}

interface Read {
  path: string;
  document: ContentDocument;
}

/**
 * Adds or replaces the texts of a file or a folder. All of them are checked first: one mistake leaves the shop as it was.
 *
 * @throws CommandError with every mistake
 */
export async function addContent(path: string, place: Place): Promise<string> {
  const found = await textsAt(path);
  if (found.length === 0) throw new CommandError(t('noFiles', { path }));
  if (found.length > mostFiles) throw new CommandError(t('manyFiles', { most: mostFiles }));
  const problems: string[] = [];
  const read: Read[] = [];
  for (const { path: file, folder } of found) {
    const answer = readDocument(await textOf(file), basename(file, '.md'), folder);
    if (answer.kind === 'read') read.push({ path: file, document: answer.document });
    else problems.push(problemText(file, answer.problem));
  }
  const twice = read.find(
    ({ document: { kind, slug } }, index) =>
      read.findIndex(({ document }) => document.kind === kind && document.slug === slug) !== index,
  );
  if (twice) problems.push(t('twice', { file: twice.path, slug: twice.document.slug }));
  const pictures = new Map<string, ShopPicture>();
  for (const file of new Set(read.flatMap(picturePaths))) {
    const picture = problems.length > 0 ? null : await keepPicture(file, place);
    if (typeof picture === 'string') problems.push(picture);
    else if (picture) pictures.set(file, picture);
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const lines: string[] = [];
  for (const one of read) lines.push(await write(one, pictures, place));
  return lines.join('\n');
}

const besides = (path: string, name: string): string => join(dirname(path), name);

const picturePaths = ({ path, document: { body, picture } }: Read): ReadonlyArray<string> =>
  [...picturesIn(body), ...(picture === null ? [] : [picture])].map((name) => besides(path, name));

async function write({ path, document }: Read, kept: ReadonlyMap<string, ShopPicture>, place: Place): Promise<string> {
  const { kind, slug, title, body, picture, details: written } = document;
  const inText = picturesIn(body).map((name) => [name, kept.get(besides(path, name))!] as const);
  const details = {
    ...written,
    ...(picture !== null && { picture: { ...kept.get(besides(path, picture))!, file: picture } }),
    ...(inText.length > 0 && { pictures: Object.fromEntries(inText) }),
  };
  const content = contentOf(place.database, place.clock);
  const outcome =
    kind === 'page'
      ? (await content.publish(slug, { title, body, details })) === null
        ? 'kept'
        : 'changed'
      : await content.put({ ...document, details });
  return t(`done.${outcome}`, { kind, slug, title });
}

async function textsAt(path: string): Promise<ReadonlyArray<Found>> {
  const facts = await stat(path).catch(() => null);
  if (!facts) throw new CommandError(t('noFile', { file: path }));
  if (!facts.isDirectory()) return [{ path, folder: folders[basename(dirname(path))] ?? null }];
  const own = await textsIn(path, folders[basename(path)] ?? null);
  const below = await Promise.all(Object.entries(folders).map(([name, kind]) => textsIn(join(path, name), kind)));
  return [...own, ...below.flat()];
}

async function textsIn(folder: string, kind: ContentKind | null): Promise<ReadonlyArray<Found>> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort()
    .map((name) => ({ path: join(folder, name), folder: kind }));
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new CommandError(t('noFile', { file }));
  });

/** Keeps a picture in every format and width of the shop. @returns the mistake as a sentence, or the picture */
async function keepPicture(file: string, { database, clock, files }: Place): Promise<ShopPicture | string> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return t('noPicture', { file });
  if (facts.size > largestPicture) return t('largePicture', { file, most: largestPicture / 1_000_000 });
  const bytes = await readFile(file);
  const settings = settingsWith(await settingsOf(database, clock).overrides());
  const encoded = await encodePicture(bytes, { settings, signal: new AbortController().signal });
  if (!encoded) return t('brokenPicture', { file });
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await keptPicturesOf(database, clock, files).keep(content, encoded.files);
  const { width, height, widths } = encoded;
  // Number 0: the picture belongs to no product.
  return { id: keptPictureId(content, 0), width, height, widths };
}

type Problem = Extract<ReturnType<typeof readDocument>, { kind: 'wrong' }>['problem'];

const problemText = (file: string, problem: Problem): string =>
  t(`problem.${problem.kind}`, {
    file,
    line: 'line' in problem ? String(problem.line) : '',
    text: 'text' in problem ? problem.text : '',
  });
