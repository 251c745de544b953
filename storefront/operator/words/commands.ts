import { defaultTextsContext, translator, type Message } from '../../../components/texts/texts.ts';
import { errorMessage, errorKeys, isErrorKey, type ErrorKey } from '../../../patterns/rules/error-catalogue.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import { line } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { wordsCommandTexts } from './texts.ts';

const t = translator(wordsCommandTexts, defaultTextsContext);

/** Characters of a message. */
const longest = 500;

/** A command about the shop's own words. */
export type WordsCommand =
  | { kind: 'texts list'; start: string }
  | { kind: 'texts set'; key: ErrorKey; text: string }
  | { kind: 'texts reset'; key: ErrorKey };

/** Whether these are commands about words: the first word is enough. */
export const isAboutWords = (group: string): boolean => group === 'texts';

/** Whether a command is one of these. */
export const isWordsCommand = (command: { kind: string }): command is WordsCommand => command.kind.startsWith('texts ');

/** @throws CommandError with the usage of this group, also for `--help` */
export function readWordsCommand([, action = '', ...words]: ReadonlyArray<string>): WordsCommand {
  const [name = '', text = ''] = words.map(line);
  if (action === 'list' && words.length <= 1) return { kind: 'texts list', start: name };
  if (action === 'reset' && words.length === 1) return { kind: 'texts reset', key: readKey(name) };
  if (action !== 'set' || words.length !== 2) throw new CommandError(t('usage'), true);
  const key = readKey(name);
  return { kind: 'texts set', key, text: readText(key, text) };
}

function readKey(name: string): ErrorKey {
  if (!isErrorKey(name)) throw new CommandError(t('unknown', { name }));
  if (typeof errorMessage(name) !== 'string') throw new CommandError(t('plural', { name }));
  return name;
}

const placeholders = (text: string): ReadonlyArray<string> => text.match(/\{\w+\}/g) ?? [];

/** A message may say all values of the default one or some of them, and no others: nothing would fill them. */
function readText(key: ErrorKey, text: string): string {
  if (text === '') throw new CommandError(t('empty'));
  if (text.length > longest) throw new CommandError(t('tooLong', { most: String(longest) }));
  const known = placeholders(wordsOf(errorMessage(key)));
  const value = placeholders(text).find((one) => !known.includes(one));
  if (value === undefined) return text;
  const values = known.join(', ');
  throw new CommandError(t(values ? 'placeholder' : 'noPlaceholder', { name: key, value, values }));
}

const wordsOf = (message: Message): string =>
  typeof message === 'string' ? message : [...new Set(Object.values(message))].join(' / ');

/**
 * Executes a command.
 * @returns the message to the user
 * @throws CommandError
 */
export async function runWordsCommand(command: WordsCommand, database: Database, clock: Clock): Promise<string> {
  const settings = settingsOf(database, clock);
  const { locale } = defaultTextsContext;
  switch (command.kind) {
    case 'texts list': {
      const own = await settings.texts(locale);
      const lines = errorKeys
        .filter((key) => key.startsWith(command.start))
        .map((key) => {
          const standard = wordsOf(errorMessage(key));
          const kept = own[key];
          return kept === undefined
            ? t('line', { key, text: standard })
            : t('own', { key, text: wordsOf(kept), standard });
        });
      return lines.length > 0 ? lines.join('\n') : t('none', { name: command.start });
    }
    case 'texts set':
      await settings.setText(locale, command.key, command.text);
      return t('set', command);
    case 'texts reset':
      await settings.resetText(locale, command.key);
      return t('set', { key: command.key, text: wordsOf(errorMessage(command.key)) });
  }
}
