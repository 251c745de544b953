import { parseArgs } from 'node:util';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import { isMovableState, movableStates, type Delivered, type MovableState } from '../features/checkout/store.ts';
import { largestQuantity, parseQuantity } from '../../patterns/rules/quantity.ts';
import { sizeType } from '../../patterns/rules/size.ts';
import type { SettingName, Settings } from '../platform/settings/index.ts';
import { longestSetting, readSetting } from '../platform/settings/typed-setting.ts';
import { line, lines } from '../shared/browser/forms/typed.ts';
import { CommandError } from './command-error.ts';
import { readGrosze } from './delivery/courier-fields.ts';
import { isComplaintGroup, readComplaintCommand, type ComplaintCommand } from './complaints/commands.ts';
import { isAboutCodes, readCodesCommand, type CodesCommand } from './codes/commands.ts';
import { isAboutContent, readContentCommand, type ContentCommand } from './content/commands.ts';
import { isAboutDelivery, readDeliveryCommand, type DeliveryCommand } from './delivery/commands.ts';
import { isAboutOpening, readOpeningCommand, type OpeningCommand } from './opening/commands.ts';
import { isAboutReturns, readReturnCommand, type ReturnCommand } from './returns/commands.ts';
import { operatorTexts } from './texts.ts';
import { isAboutTranslations, readTranslationsCommand, type TranslationsCommand } from './translations/commands.ts';
import { isAboutWords, readWordsCommand, type WordsCommand } from './words/commands.ts';

export { CommandError };

const t = translator(operatorTexts, defaultTextsContext);

/** Characters of an answer or a reason. */
const longestText = 4000;

export type Command =
  | { kind: 'questions list' | 'opinions list' | 'mails list' | 'withdrawals list'; isWhole: boolean }
  | { kind: 'withdrawals answer'; id: number; text: string }
  | { kind: 'clients list' }
  | { kind: 'clients show' | 'clients codes-off'; name: string }
  | { kind: 'wishes list' | 'newsletter list' | 'orders list' }
  | { kind: 'payments list' }
  | { kind: 'payments capture' | 'payments refund'; id: number }
  | { kind: 'payments simulate'; id: number; result: SimulatedResult }
  | { kind: 'payments loyalty' | 'payments balance'; email: string; amount: number }
  | { kind: 'orders paid' | 'orders cancel' | 'orders show'; number: string }
  | { kind: 'orders move'; number: string; state: MovableState; note: string }
  | { kind: 'orders cost'; number: string; cost: number }
  | { kind: 'orders note'; number: string; note: string }
  | { kind: 'goods add'; delivered: Delivered }
  | { kind: 'questions hide' | 'opinions show' | 'mails send'; id: number }
  | { kind: 'opinions hide'; id: number; reason: string }
  | { kind: 'questions answer'; id: number; text: string; by: string | null; isPrivate: boolean }
  | { kind: 'opinions answer'; id: number; text: string; by: string | null }
  | { kind: 'settings list'; isWhole: boolean }
  | { kind: 'settings set'; name: SettingName; value: Settings[SettingName] }
  | { kind: 'settings reset'; name: string };

/** What the test provider may report, by the words of the operator. */
export const simulatedResults = { tak: 'completed', nie: 'rejected', przerwij: 'canceled' } as const;
export type SimulatedResult = keyof typeof simulatedResults;

const misused = (): never => {
  throw new CommandError(t('usage'), true);
};

function readId(value: string): number {
  const id = /^\d{1,15}$/.test(value) ? Number(value) : 0;
  if (id === 0) throw new CommandError(t('badNumber', { value: line(value) }));
  return id;
}

function readOrderNumber(value: string): string {
  const number = line(value);
  if (!/^\d{8}\/\d{1,9}$/.test(number)) throw new CommandError(t('badOrderNumber', { value: number }));
  return number;
}

/** A state by its letter (wire contract 4). */
function readState(value: string): MovableState {
  const state = line(value);
  if (!isMovableState(state)) throw new CommandError(t('badState', { value: state, states: movableStates.join(', ') }));
  return state;
}

/** Pieces or metres with a dot or a comma, in thousandths. */
function readAmount(value: string): number {
  const amount = parseQuantity(value);
  if (amount === null || amount <= 0 || amount > largestQuantity)
    throw new CommandError(t('badAmount', { value: line(value) }));
  return amount;
}

/** Złote with a dot or a comma, in grosze. */
function readMoney(value: string): number {
  const amount = /^\d{1,7}([.,]\d{1,2})?$/.test(line(value))
    ? Math.round(Number(line(value).replace(',', '.')) * 100)
    : 0;
  if (amount <= 0) throw new CommandError(t('badMoney', { value: line(value) }));
  return amount;
}

function readText(value: string, emptyMessage: string): string {
  const text = lines(value);
  if (text === '') throw new CommandError(emptyMessage);
  if (text.length > longestText) throw new CommandError(t('tooLong', { length: text.length, most: longestText }));
  return text;
}

/** @throws CommandError with the valid values */
function readValue(typedName: string, typed: string | undefined): Extract<Command, { kind: 'settings set' }> {
  if (typed === undefined) throw new CommandError(t('noValue'));
  const read = readSetting(typedName, line(typed));
  if (read.kind === 'read') return { kind: 'settings set', name: read.name, value: read.value };
  throw new CommandError(
    t(`setting.${read.problem}`, { name: line(typedName), value: line(typed), most: longestSetting }),
  );
}

const options = {
  all: { type: 'boolean' },
  private: { type: 'boolean' },
  by: { type: 'string' },
  to: { type: 'string' },
} as const;

function parse(parameters: ReadonlyArray<string>) {
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options });
  } catch {
    return misused();
  }
}

/** The number of words after a command, and its options. */
const shapes: Readonly<Record<Command['kind'], { words: number; options: ReadonlyArray<keyof typeof options> }>> = {
  'questions list': { words: 0, options: ['all'] },
  'questions answer': { words: 2, options: ['private', 'by'] },
  'questions hide': { words: 1, options: [] },
  'opinions list': { words: 0, options: ['all'] },
  'opinions answer': { words: 2, options: ['by'] },
  'opinions hide': { words: 2, options: [] },
  'opinions show': { words: 1, options: [] },
  'orders list': { words: 0, options: [] },
  'orders paid': { words: 1, options: [] },
  'orders cancel': { words: 1, options: [] },
  'payments list': { words: 0, options: [] },
  'payments capture': { words: 1, options: [] },
  'payments refund': { words: 1, options: [] },
  'payments simulate': { words: 2, options: [] },
  'payments loyalty': { words: 2, options: [] },
  'payments balance': { words: 2, options: [] },
  'orders show': { words: 1, options: [] },
  'orders move': { words: 3, options: [] },
  'orders note': { words: 2, options: [] },
  'orders cost': { words: 2, options: [] },
  'goods add': { words: 3, options: ['to'] },
  'withdrawals list': { words: 0, options: ['all'] },
  'withdrawals answer': { words: 2, options: [] },
  'clients list': { words: 0, options: [] },
  'clients show': { words: 1, options: [] },
  'clients codes-off': { words: 1, options: [] },
  'mails list': { words: 0, options: ['all'] },
  'mails send': { words: 1, options: [] },
  'wishes list': { words: 0, options: [] },
  'newsletter list': { words: 0, options: [] },
  'settings list': { words: 0, options: ['all'] },
  'settings set': { words: 2, options: [] },
  'settings reset': { words: 1, options: [] },
};

const isKind = (name: string): name is Command['kind'] => Object.hasOwn(shapes, name);

/** A command of any group, as `readCommand` gives it and `runCommand` takes it. */
export type AnyCommand =
  | Command
  | CodesCommand
  | ComplaintCommand
  | ContentCommand
  | DeliveryCommand
  | OpeningCommand
  | ReturnCommand
  | TranslationsCommand
  | WordsCommand;

/**
 * The words after the command's name.
 * @throws CommandError
 */
export function readCommand(parameters: ReadonlyArray<string>): AnyCommand {
  if (isComplaintGroup(parameters[0] ?? '')) return readComplaintCommand(parameters);
  if (isAboutCodes(parameters[0] ?? '')) return readCodesCommand(parameters);
  if (isAboutContent(parameters[0] ?? '')) return readContentCommand(parameters);
  if (isAboutOpening(parameters[0] ?? '')) return readOpeningCommand(parameters);
  if (isAboutReturns(parameters[0] ?? '')) return readReturnCommand(parameters);
  if (isAboutDelivery(parameters[0] ?? '')) return readDeliveryCommand(parameters);
  if (isAboutTranslations(parameters[0] ?? '')) return readTranslationsCommand(parameters);
  if (isAboutWords(parameters[0] ?? '')) return readWordsCommand(parameters);
  const { positionals, values } = parse(parameters);
  const [group = '', action = '', ...words] = positionals;
  const kind = `${group} ${action}`;
  if (!isKind(kind)) return misused();
  const shape = shapes[kind];
  const [first = '', second = '', third] = words;
  // A missing reason or answer is requested by name.
  if (words.length > shape.words || (words.length === 0 && shape.words > 0)) return misused();
  if (Object.keys(values).some((name) => !shape.options.some((known) => known === name))) return misused();
  const by = line(values.by ?? '') || null;
  switch (kind) {
    case 'questions list':
    case 'opinions list':
    case 'mails list':
    case 'withdrawals list':
    case 'settings list':
      return { kind, isWhole: values.all ?? false };
    case 'clients list':
    case 'orders list':
    case 'payments list':
    case 'wishes list':
    case 'newsletter list':
      return { kind };
    case 'orders paid':
    case 'orders cancel':
    case 'orders show':
      return { kind, number: readOrderNumber(first) };
    case 'payments capture':
    case 'payments refund':
      return { kind, id: readId(first) };
    case 'payments simulate':
      if (!Object.hasOwn(simulatedResults, second)) return misused();
      return { kind, id: readId(first), result: second as SimulatedResult };
    case 'payments loyalty':
      return { kind, email: line(first), amount: readId(second) };
    case 'payments balance':
      return { kind, email: line(first), amount: readMoney(second) };
    case 'orders move':
      return {
        kind,
        number: readOrderNumber(first),
        state: readState(second),
        note: third === undefined ? '' : readText(third, t('noText')),
      };
    case 'orders cost': {
      if (words[1] === undefined) return misused();
      const cost = readGrosze(line(second));
      if (cost === null) throw new CommandError(t('badCost', { value: line(second) }));
      return { kind, number: readOrderNumber(first), cost };
    }
    case 'orders note':
      return { kind, number: readOrderNumber(first), note: readText(second, t('noText')) };
    case 'goods add': {
      if (third === undefined) return misused();
      const stockId = line(values.to ?? '') || null;
      return {
        kind,
        delivered: { productId: readId(first), size: sizeType(line(second)), amount: readAmount(third), stockId },
      };
    }
    case 'settings set':
      return readValue(first, words[1]);
    case 'settings reset':
      return { kind, name: line(first) };
    case 'questions hide':
    case 'opinions show':
    case 'mails send':
      return { kind, id: readId(first) };
    case 'opinions hide':
      return { kind, id: readId(first), reason: readText(second, t('noReason')) };
    case 'clients show':
    case 'clients codes-off':
      return { kind, name: line(first) };
    case 'withdrawals answer':
      return { kind, id: readId(first), text: readText(second, t('noText')) };
    case 'opinions answer':
      return { kind, id: readId(first), text: readText(second, t('noText')), by };
    case 'questions answer':
      return { kind, id: readId(first), text: readText(second, t('noText')), by, isPrivate: values.private ?? false };
  }
}
