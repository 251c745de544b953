import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { toIsoDate } from '../../../components/dates/index.ts';
import { calendarDay } from '../../../patterns/rules/warsaw-time.ts';
import { writeDocument } from '../../features/content/index.ts';
import { contentOf, type ContentKind, type ListedContent } from '../../features/content/store.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import type { FilePort } from '../../platform/uploads/file-port.ts';
import { CommandError } from '../command-error.ts';
import { addContent } from './add-content.ts';
import { contentCommandTexts } from './texts.ts';

const t = translator(contentCommandTexts, defaultTextsContext);

/** A command about texts of the shop. */
export type ContentCommand =
  | { kind: 'content list' }
  | { kind: 'content add'; path: string }
  | { kind: 'content show' | 'content publish' | 'content withdraw'; of: ContentKind; slug: string };

export const isAboutContent = (group: string): boolean => group === 'content';
export const isContentCommand = (command: { kind: string }): command is ContentCommand =>
  command.kind.startsWith('content ');

const isKind = (word: string): word is ContentKind => ['page', 'post', 'news'].includes(word);

/** Without these the shop may not sell. */
const needed: ReadonlyArray<string> = ['terms', 'privacy'];

/** @throws CommandError with the usage of this group, also for `--help` */
export function readContentCommand([, action = '', ...words]: ReadonlyArray<string>): ContentCommand {
  const [first = '', second = ''] = words;
  if (action === 'list' && words.length === 0) return { kind: 'content list' };
  if (action === 'add' && words.length === 1) return { kind: 'content add', path: first };
  if ((action === 'show' || action === 'publish' || action === 'withdraw') && words.length === 2 && isKind(first))
    return { kind: `content ${action}`, of: first, slug: second };
  throw new CommandError(t('usage'), true);
}

const entryText = ({ kind, slug, title, publishedAt }: ListedContent, now: number): string => {
  const date = publishedAt === null ? '' : toIsoDate(calendarDay(publishedAt));
  const state = publishedAt === null ? t('hidden') : t(publishedAt > now ? 'since' : 'shown', { date });
  return t('entry', { kind, slug, title, state });
};

/**
 * Executes a command.
 *
 * @param files where the shop keeps its pictures
 * @returns the message to the user
 * @throws CommandError
 */
export async function runContentCommand(
  command: ContentCommand,
  database: Database,
  clock: Clock,
  files: FilePort,
): Promise<string> {
  const content = contentOf(database, clock);
  if (command.kind === 'content list') {
    const entries = await content.all();
    return entries.length === 0 ? t('none') : entries.map((entry) => entryText(entry, clock())).join('\n');
  }
  if (command.kind === 'content add') return addContent(command.path, { database, clock, files });
  const { kind, of, slug } = command;
  const unknown = () => new CommandError(t('unknown', { kind: of, slug }));
  if (kind === 'content show') {
    const entry = await content.written(of, slug);
    const listed = entry && (await content.all()).find((one) => one.id === entry.id);
    if (!entry || !listed) throw unknown();
    return writeDocument({ ...entry, details: entry, publishedAt: listed.publishedAt });
  }
  const isShown = kind === 'content publish';
  if (!isShown && of === 'page' && needed.includes(slug)) throw new CommandError(t('needed', { slug }));
  const outcome = await content.show(of, slug, isShown);
  if (outcome === 'unknown') throw unknown();
  return outcome === 'kept' ? t('kept') : t(isShown ? 'published' : 'withdrawn', { kind: of, slug });
}
