import { parseArgs } from 'node:util';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { isComplaintState, type ComplaintState } from '../../../patterns/rules/complaint-states.ts';
import { line, lines } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { readGrosze } from '../delivery/courier-fields.ts';
import { complaintCommandTexts } from './texts.ts';

const t = translator(complaintCommandTexts, defaultTextsContext);

/** What the operator says with a change, and the paths of its files. */
export interface Words {
  text: string;
  by: string | null;
  files: ReadonlyArray<string>;
}

/** Where refunded money goes: the way that it came, to the balance, by a transfer of the staff. */
export type RefundWay = 'o' | 't' | 'b';

/** A command about complaints. */
export type ComplaintCommand =
  | { kind: 'complaints list'; isWhole: boolean }
  | { kind: 'complaints states' }
  | { kind: 'complaints show'; number: string }
  | { kind: 'complaints save'; number: string; folder: string }
  | { kind: 'complaints answer' | 'complaints ask'; number: string; words: Words }
  | { kind: 'complaints decide'; number: string; state: ComplaintState; words: Words }
  | { kind: 'complaints refund'; number: string; amount: number; way: RefundWay; words: Words };

/** Whether a command is one of these. */
export const isAboutComplaint = (command: { kind: string }): command is ComplaintCommand =>
  command.kind.startsWith('complaints ');

/** Whether these are commands of this group: its first word is enough. */
export const isComplaintGroup = (group: string): boolean => group === 'complaints';

const ways: Readonly<Record<string, RefundWay>> = { saldo: 't', przelew: 'b' };

/** How many words follow each command, and which options it takes. */
const shapes = {
  list: { least: 0, most: 0, options: ['all'] },
  states: { least: 0, most: 0, options: [] },
  show: { least: 1, most: 1, options: [] },
  save: { least: 2, most: 2, options: [] },
  answer: { least: 2, most: 2, options: ['by', 'file'] },
  ask: { least: 2, most: 2, options: ['by', 'file'] },
  decide: { least: 2, most: 3, options: ['by', 'file'] },
  refund: { least: 2, most: 3, options: ['by', 'to'] },
} as const;

const misused = (): never => {
  throw new CommandError(t('usage'), true);
};

function parse(words: ReadonlyArray<string>) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        by: { type: 'string' },
        to: { type: 'string' },
        file: { type: 'string', multiple: true },
      },
    });
  } catch {
    return misused();
  }
}

function readNumber(value: string): string {
  const number = line(value).toUpperCase();
  if (!/^R\/\d{4}\/\d{3,9}$/.test(number)) throw new CommandError(t('badNumber', { value: number }));
  return number;
}

function readState(value: string): ComplaintState {
  const state = /^\d{1,2}$/.test(line(value)) ? Number(line(value)) : 0;
  if (!isComplaintState(state)) throw new CommandError(t('badState', { value: line(value) }));
  return state;
}

/** @throws CommandError with the usage of this group, also for `--help` */
export function readComplaintCommand([, action = '', ...rest]: ReadonlyArray<string>): ComplaintCommand {
  if (!Object.hasOwn(shapes, action)) return misused();
  const shape = shapes[action as keyof typeof shapes];
  const { positionals, values } = parse(rest);
  if (positionals.length < shape.least || positionals.length > shape.most) return misused();
  if (Object.keys(values).some((name) => !shape.options.some((known) => known === name))) return misused();
  const [first = '', second = '', third = ''] = positionals;
  const words = (text: string): Words => ({
    text: lines(text),
    by: line(values.by ?? '') || null,
    files: values.file ?? [],
  });
  switch (action as keyof typeof shapes) {
    case 'list':
      return { kind: 'complaints list', isWhole: values.all ?? false };
    case 'states':
      return { kind: 'complaints states' };
    case 'show':
      return { kind: 'complaints show', number: readNumber(first) };
    case 'save':
      return { kind: 'complaints save', number: readNumber(first), folder: second };
    case 'answer':
      return { kind: 'complaints answer', number: readNumber(first), words: words(second) };
    case 'ask':
      return { kind: 'complaints ask', number: readNumber(first), words: words(second) };
    case 'decide':
      return { kind: 'complaints decide', number: readNumber(first), state: readState(second), words: words(third) };
    case 'refund': {
      const amount = readGrosze(line(second));
      if (amount === null || amount <= 0) throw new CommandError(t('badAmount', { value: line(second) }));
      const to = line(values.to ?? '');
      const way = to === '' ? 'o' : ways[to];
      if (way === undefined) throw new CommandError(t('badWay', { value: to }));
      return { kind: 'complaints refund', number: readNumber(first), amount, way, words: words(third) };
    }
  }
}
