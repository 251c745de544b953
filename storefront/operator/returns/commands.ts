import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { payout, type ReturnEvent } from '../../../patterns/rules/returns.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import {
  accessToReturn,
  labelAddress,
  returnMovedMail,
  returnRefundedMail,
  returnState,
  returnView,
} from '../../features/returns/index.ts';
import { returnsOf, type OrderReturn } from '../../features/returns/store.ts';
import { settingsWith, companyAddress } from '../../platform/settings/index.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import { line, lines } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { readGrosze } from '../delivery/courier-fields.ts';
import { dateOf } from '../entries.ts';
import { returnCommandTexts } from './texts.ts';

const t = translator(returnCommandTexts, defaultTextsContext);

const events = ['receive', 'accept', 'refuse', 'lose', 'abandon'] as const satisfies ReadonlyArray<ReturnEvent>;
type MoveEvent = (typeof events)[number];
const isMove = (action: string): action is MoveEvent => (events as ReadonlyArray<string>).includes(action);

/** A command about returns. */
export type ReturnCommand =
  | { kind: 'returns list'; isWhole: boolean }
  | { kind: 'returns show' | 'returns label'; number: string }
  | { kind: 'returns move'; number: string; event: MoveEvent; note: string }
  | { kind: 'returns refund'; number: string; amount: number | null };

export const isAboutReturns = (group: string): boolean => group === 'returns';
export const isReturnCommand = (command: { kind: string }): command is ReturnCommand =>
  command.kind.startsWith('returns ');

const misused = (): never => {
  throw new CommandError(t('usage'), true);
};
const fail = (message: string): never => {
  throw new CommandError(message);
};

/** @throws CommandError with the usage of this group, also for `--help` */
export function readReturnCommand([, action = '', ...words]: ReadonlyArray<string>): ReturnCommand {
  const [first = '', second] = words;
  if (action === 'list') {
    if (words.length > 1 || (words.length === 1 && first !== '--all')) return misused();
    return { kind: 'returns list', isWhole: first === '--all' };
  }
  const known = action === 'show' || action === 'label' || action === 'refund' || isMove(action);
  if (!known || words.length === 0 || words.length > 2) return misused();
  const number = line(first);
  if (!/^\d{8}\/\d{1,9}-\d{1,4}$/.test(number)) fail(t('badNumber', { value: number }));
  if (action === 'refund') {
    const amount = second === undefined ? null : (readGrosze(line(second)) ?? fail(t('badAmount', { value: second })));
    return { kind: 'returns refund', number, amount };
  }
  if (action === 'refuse') {
    const note = lines(second ?? '').slice(0, 1000);
    return note === '' ? fail(t('noReason')) : { kind: 'returns move', number, event: 'refuse', note };
  }
  if (second !== undefined) return misused();
  return isMove(action)
    ? { kind: 'returns move', number, event: action, note: '' }
    : { kind: action === 'show' ? 'returns show' : 'returns label', number };
}

/**
 * Executes a command about returns.
 * @returns the message to the user
 * @throws CommandError
 */
export async function runReturnCommand(command: ReturnCommand, database: Database, clock: Clock): Promise<string> {
  const returns = returnsOf(database, clock);
  const settings = settingsWith(await settingsOf(database, clock).overrides());
  const wording = { texts: defaultTextsContext, settings };
  const { paid } = shopMoney(wording);
  const view = (found: OrderReturn) => returnView(found, companyAddress(settings), wording);
  const mailed = (email: string) => t('mailed', { email });
  const stateName = (state: OrderReturn['state']) => returnState(state, defaultTextsContext).text;
  const head = (found: OrderReturn): ReadonlyArray<string> => [
    t('head', { number: found.number, date: dateOf(found.createdAt), email: found.email }),
    t('facts', { state: stateName(found.state), amount: paid(payout(found)), form: view(found).form }),
  ];
  const find = async (number: string) => (await returns.byNumber(number)) ?? fail(t('unknown', { number }));
  switch (command.kind) {
    case 'returns list': {
      const found = await returns.latest(50, command);
      return found.length > 0 ? found.map((one) => head(one).join('\n')).join('\n\n') : t('none');
    }
    case 'returns show': {
      const found = await find(command.number);
      const { method, place, comment, fee } = { ...view(found), fee: found.fee };
      return [
        ...head(found),
        ...view(found).lines.map((one) => `  ${t('line', one)}`),
        ...found.lines.filter(({ reason }) => reason !== '').map(({ reason }) => `  ${t('reason', { reason })}`),
        t('way', { way: [method, place].filter(Boolean).join(', ') }),
        ...(fee > 0 ? [t('fee', { fee: paid(fee) })] : []),
        ...(comment === '' ? [] : [t('comment', { comment })]),
        ...found.states.map(({ at, state, note }) =>
          ['  ', [t('step', { date: dateOf(at), state: stateName(state) }), note].filter(Boolean).join(', ')].join(''),
        ),
      ].join('\n');
    }
    case 'returns label': {
      const found = await find(command.number);
      if (!view(found).hasLabel) return fail(t('noLabel'));
      return t('label', { address: labelAddress(accessToReturn({ found, isOwn: false })) });
    }
    case 'returns move': {
      const { number, event, note } = command;
      const outcome = await returns.move(number, event, { actor: 'operator', note, mailKind: returnMovedMail });
      if (outcome.kind === 'moved')
        return [t('moved', { number, state: stateName(outcome.state) }), mailed(outcome.email)].join('\n');
      if (outcome.kind === 'refused') return fail(t('wrongState', { number, state: stateName(outcome.state) }));
      return fail(t(outcome.kind, { number }));
    }
    case 'returns refund': {
      const { number, amount } = command;
      const outcome = await returns.refund(number, amount, returnRefundedMail);
      if (outcome.kind === 'refunded') {
        const { form } = view(await find(number));
        return [t('refunded', { number, amount: paid(outcome.amount), form }), mailed(outcome.email)].join('\n');
      }
      if (outcome.kind === 'kept') return t('kept');
      if (outcome.kind === 'refused') return fail(t('wrongState', { number, state: stateName(outcome.state) }));
      return fail(t(outcome.kind, { number, left: outcome.kind === 'too_much' ? paid(outcome.left) : '' }));
    }
  }
}
