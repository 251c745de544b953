import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { refreshTranslatedWords } from '../../features/catalogue/store.ts';
import { openingOf } from '../../features/content/store.ts';
import type { Clock } from '../../platform/store/clock.ts';
import { transact, type Database } from '../../platform/store/engine/database.ts';
import { removeTranslation, translationsIn, writeTranslations } from '../../platform/store/translations.ts';
import { shopTexts, type TextPlace } from '../../store/shop-texts.ts';
import { CommandError } from '../command-error.ts';
import { shortened, translationProblem } from './check-translation.ts';
import { translationsCommandTexts } from './texts.ts';

const t = translator(translationsCommandTexts, defaultTextsContext);

/** The language that the shop is translated into. */
const language = 'en';

/** A command about translations of the shop's texts. */
export type TranslationsCommand =
  | { kind: 'translations list' }
  | { kind: 'translations show' | 'translations reset'; text: string }
  | { kind: 'translations set'; text: string; translation: string | null; path: string | null }
  | { kind: 'translations export'; path: string; isWhole: boolean }
  | { kind: 'translations import'; path: string };

/** Whether these are commands about translations: the first word is enough. */
export const isAboutTranslations = (group: string): boolean => group === 'translations';

/** Whether a command is one of these. */
export const isTranslationsCommand = (command: { kind: string }): command is TranslationsCommand =>
  command.kind.startsWith('translations ');

const misused = (): never => {
  throw new CommandError(t('usage'), true);
};

function parse(words: ReadonlyArray<string>) {
  const options = { all: { type: 'boolean' }, file: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    return misused();
  }
}

/** @throws CommandError with the usage of this group, also for `--help` */
export function readTranslationsCommand([, action = '', ...rest]: ReadonlyArray<string>): TranslationsCommand {
  const { positionals, values } = parse(rest);
  const [first = '', second] = positionals;
  const { all: isWhole = false, file: path = null } = values;
  if (action === 'set' && !isWhole && positionals.length === (path === null ? 2 : 1))
    return { kind: 'translations set', text: first, translation: second ?? null, path };
  if (path !== null || (isWhole && action !== 'export')) return misused();
  if (action === 'list' && positionals.length === 0) return { kind: 'translations list' };
  if (positionals.length !== 1) return misused();
  if (action === 'show' || action === 'reset') return { kind: `translations ${action}`, text: first };
  if (action === 'export') return { kind: 'translations export', path: first, isWhole };
  if (action === 'import') return { kind: 'translations import', path: first };
  return misused();
}

const placeText = ({ kind, of }: TextPlace): string => t(`place.${kind}`, { of }).trim();

/** The text of the shop that an operator means: itself, or the only one that begins so. */
function findText(typed: string, texts: ReadonlyMap<string, TextPlace>): string {
  const wanted = typed.trim();
  if (texts.has(wanted)) return wanted;
  const same = [...texts.keys()].filter((text) => alike(text) === alike(wanted));
  const near = same.length > 0 ? same : [...texts.keys()].filter((text) => alike(text).startsWith(alike(wanted)));
  if (wanted === '' || near.length === 0) throw new CommandError(t('unknown', { text: shortened(wanted) }));
  if (near.length > 1) throw new CommandError(t('several', { count: near.length, text: shortened(wanted) }));
  return near[0]!;
}

/** Nobody types a no-break space. */
const alike = (text: string): string => text.replaceAll('\u00A0', ' ');

async function readTextFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new CommandError(t('unreadable', { path }));
  }
}

/** An entry of the file for a translator. */
interface Entry {
  pl: string;
  en: string;
}

async function readEntries(path: string): Promise<ReadonlyArray<Entry>> {
  const text = await readTextFile(path);
  const isEntry = (value: unknown): value is Entry =>
    typeof value === 'object' &&
    value !== null &&
    'pl' in value &&
    typeof value.pl === 'string' &&
    'en' in value &&
    typeof value.en === 'string';
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    entries = null;
  }
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new CommandError(t('noJson', { path }));
  return entries;
}

/** Lists show how a text begins: with its translation they get this beginning, too. */
const openingIn = (text: string, texts: ReadonlyMap<string, TextPlace>): string =>
  ['page', 'post', 'news'].includes(texts.get(text)?.kind ?? '') ? openingOf(text) : '';

/** Writes translations and the search words of what they translate, together. @returns whether something changed */
const write = (
  database: Database,
  translations: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, TextPlace>,
): Promise<boolean> =>
  transact(database, async (tx) => {
    const openings = [...translations]
      .map(([pl, en]) => [openingIn(pl, texts), openingOf(en)] as const)
      .filter(([pl, en]) => pl !== '' && en !== '');
    const isChanged = await writeTranslations(tx, language, new Map([...openings, ...translations]));
    if (isChanged) await refreshTranslatedWords(tx, language);
    return isChanged;
  });

/**
 * Executes a command.
 *
 * @returns the message to the user
 * @throws CommandError
 */
export async function runTranslationsCommand(
  command: TranslationsCommand,
  database: Database,
  clock: Clock,
): Promise<string> {
  const texts = await shopTexts(database, clock);
  const known = await translationsIn(database.read, language, texts.keys());
  switch (command.kind) {
    case 'translations list': {
      const missing = [...texts].filter(([text]) => !known.has(text));
      const lines = missing.map(([text, place]) => t('line', { place: placeText(place), text: shortened(text) }));
      return lines.length === 0 ? t('none') : [t('missing', { count: lines.length }), ...lines].join('\n');
    }
    case 'translations show':
      return known.get(findText(command.text, texts)) ?? t('untranslated');
    case 'translations set': {
      const original = findText(command.text, texts);
      const typed = command.translation ?? (await readTextFile(command.path!));
      const problem = translationProblem(original, typed.trim());
      if (problem !== null) throw new CommandError(problem);
      return t((await write(database, new Map([[original, typed.trim()]]), texts)) ? 'set' : 'kept');
    }
    case 'translations reset': {
      const original = findText(command.text, texts);
      const isGone = await transact(database, async (tx) => {
        const isRemoved = await removeTranslation(tx, language, original);
        const opening = openingIn(original, texts);
        if (isRemoved && opening !== '') await removeTranslation(tx, language, opening);
        if (isRemoved) await refreshTranslatedWords(tx, language);
        return isRemoved;
      });
      return t(isGone ? 'reset' : 'kept');
    }
    case 'translations export': {
      const { path, isWhole } = command;
      const entries = [...texts]
        .map(([pl, place]) => ({ where: placeText(place), pl, en: known.get(pl) ?? '' }))
        .filter(({ en }) => isWhole || en === '');
      await writeFile(path, `${JSON.stringify(entries, null, 2)}\n`).catch(() => {
        throw new CommandError(t('unwritable', { path }));
      });
      return t('exported', { count: entries.length, path });
    }
    case 'translations import': {
      const entries = (await readEntries(command.path)).filter(({ en }) => en.trim() !== '');
      const current = entries.filter(({ pl }) => texts.has(pl));
      const gone = entries.filter(({ pl }) => !texts.has(pl));
      const problems = current.flatMap(({ pl, en }) => translationProblem(pl, en.trim()) ?? []);
      if (problems.length > 0) throw new CommandError([t('refused'), ...problems].join('\n'));
      const changed = current.filter(({ pl, en }) => known.get(pl) !== en.trim());
      await write(database, new Map(changed.map(({ pl, en }) => [pl, en.trim()])), texts);
      return [
        t('imported', { count: changed.length }),
        ...(gone.length > 0 ? [t('gone', { count: gone.length, text: shortened(gone[0]!.pl) })] : []),
      ].join('\n');
    }
  }
}
