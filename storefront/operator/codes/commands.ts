import { parseArgs } from 'node:util';
import { momentOf } from '../../../components/dates/index.ts';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { readDay } from '../../../patterns/rules/delivery-slots.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { WARSAW } from '../../../patterns/rules/warsaw-time.ts';
import {
  rebateCodeOf,
  rebatesOf,
  type NewRebate,
  type RebateCode,
  type RebateKind,
} from '../../features/basket/store.ts';
import { settingsWith, type Settings } from '../../platform/settings/index.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import { line } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { readGrosze } from '../delivery/courier-fields.ts';
import { dateOf } from '../entries.ts';
import { codesCommandTexts } from './texts.ts';

const t = translator(codesCommandTexts, defaultTextsContext);

/** A command about discount codes. Without a kind, the setting `rebateType` decides. */
export type CodesCommand =
  | { kind: 'codes list' }
  | {
      kind: 'codes set';
      code: string;
      value: string;
      of: RebateKind | null;
      terms: Omit<NewRebate, 'code' | 'kind' | 'value'>;
    }
  | { kind: 'codes end'; code: string };

/** Whether these are commands about codes: the first word is enough. */
export const isAboutCodes = (group: string): boolean => group === 'codes';

/** Whether a command is one of these. */
export const isCodesCommand = (command: { kind: string }): command is CodesCommand => command.kind.startsWith('codes ');

const kinds: Readonly<Record<string, RebateKind>> = { procent: 'percentage', kwota: 'amount', dostawa: 'delivery' };

const fail = (message: string): never => {
  throw new CommandError(message);
};
const misused = (): never => {
  throw new CommandError(t('usage'), true);
};

function parse(words: ReadonlyArray<string>) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { kind: text, also: text, from: text, since: text, until: text, uses: text },
    });
  } catch {
    return misused();
  }
}

/** @throws CommandError with the usage of this group, also for `--help` */
export function readCodesCommand([, action = '', ...rest]: ReadonlyArray<string>): CodesCommand {
  const { positionals, values } = parse(rest);
  const [code = '', value = ''] = positionals.map(line);
  const isPlain = Object.keys(values).length === 0;
  if (action === 'list' && isPlain && positionals.length === 0) return { kind: 'codes list' };
  if (action === 'end' && isPlain && positionals.length === 1) return { kind: 'codes end', code: readCode(code) };
  if (action !== 'set' || positionals.length !== 2) return misused();
  const { kind, since, until } = values;
  const [first, last] = [readMoment(since, 0), readMoment(until, 1)];
  if (first !== null && last !== null && last <= first) return fail(t('badOrder'));
  return {
    kind: 'codes set',
    code: readCode(code),
    value,
    of: kind === undefined ? null : readKind(line(kind)),
    terms: {
      save: readAmount(values.also ?? '0'),
      fromWorth: readAmount(values.from ?? '0'),
      validFrom: first,
      validUntil: last,
      mostUses: values.uses === undefined ? null : readUses(line(values.uses)),
    },
  };
}

function readCode(typed: string): string {
  const code = rebateCodeOf(typed);
  return /^[A-Z0-9-]{1,40}$/.test(code) ? code : fail(t('badCode', { value: typed }));
}

const readKind = (typed: string): RebateKind =>
  (Object.hasOwn(kinds, typed) ? kinds[typed] : undefined) ?? fail(t('badKind', { value: typed }));

const readAmount = (typed: string): number => readGrosze(line(typed)) ?? fail(t('badAmount', { value: line(typed) }));

const readUses = (typed: string): number =>
  /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : fail(t('badUses', { value: typed }));

/** The midnight that begins a day, or a day so much later. */
function readMoment(typed: string | undefined, later: number): number | null {
  if (typed === undefined) return null;
  const day = readDay(line(typed)) ?? fail(t('badDay', { value: line(typed) }));
  return momentOf({ day: day + later, minutes: 0 }, WARSAW);
}

/** Percent, grosze, or 0 for free delivery. */
function readValue(typed: string, kind: RebateKind): number {
  switch (kind) {
    case 'percentage':
      return /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 100
        ? Number(typed)
        : fail(t('badPercent', { value: typed }));
    case 'amount':
      return readAmount(typed) || fail(t('badAmount', { value: typed }));
    case 'delivery':
      return typed === '0' ? 0 : fail(t('badNothing'));
  }
}

/** A code with its terms, in one line. */
function codeText(rebate: RebateCode, settings: Settings): string {
  const { paid } = shopMoney({ texts: defaultTextsContext, settings });
  const { code, kind, value, save, fromWorth, validFrom, validUntil, usesLeft } = rebate;
  const words = { code, percent: String(value), amount: paid(value), save: paid(save) };
  return [
    t(kind === 'percentage' && save > 0 ? 'percentageAlso' : kind, words),
    ...(fromWorth > 0 ? [t('from', { amount: paid(fromWorth) })] : []),
    ...(validFrom === null ? [] : [t('since', { day: dateOf(validFrom) })]),
    ...(validUntil === null ? [] : [t('until', { day: dateOf(validUntil - 1) })]),
    ...(usesLeft === null ? [] : [t('left', { count: usesLeft })]),
  ].join(', ');
}

/**
 * Executes a command.
 * @returns the message to the user
 * @throws CommandError
 */
export async function runCodesCommand(command: CodesCommand, database: Database, clock: Clock): Promise<string> {
  const rebates = rebatesOf(database, clock);
  const settings = settingsWith(await settingsOf(database, clock).overrides());
  switch (command.kind) {
    case 'codes list': {
      const codes = await rebates.list();
      return codes.length > 0 ? codes.map((code) => codeText(code, settings)).join('\n') : t('none');
    }
    case 'codes set': {
      const { code, terms } = command;
      const kind = command.of ?? (settings.rebateType === 'fixed' ? 'amount' : 'percentage');
      if (terms.save > 0 && kind !== 'percentage') return fail(t('alsoPercent'));
      if (!(await rebates.save({ code, kind, value: readValue(command.value, kind), ...terms })))
        return fail(t('usedMore', { code }));
      const saved = await rebates.find(code);
      return saved.kind === 'unknown' ? misused() : t('saved', { line: codeText(saved.rebate, settings) });
    }
    case 'codes end':
      return (await rebates.end(command.code)) ? t('ended', command) : fail(t('unknown', command));
  }
}
