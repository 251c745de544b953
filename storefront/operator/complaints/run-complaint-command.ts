import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import {
  complaintStates,
  isUndecided,
  needsInformation,
  phaseOf,
  statesAfter,
  type ComplaintState,
} from '../../../patterns/rules/complaint-states.ts';
import { isOverdue } from '../../../patterns/rules/complaints.ts';
import { shopMoney, type MoneyWording } from '../../../patterns/rules/shop-money.ts';
import { complaintState, complaintTexts, dayInWords, readComplaintFile } from '../../features/complaints/index.ts';
import {
  complaintDecisionsOf,
  complaintFilesOf,
  type Complaint,
  type DecisionOutcome,
  type ListedComplaint,
} from '../../features/complaints/store.ts';
import { refundsOf } from '../../features/payment/store.ts';
import { uploadText } from '../../features/reviews/browser.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import type { FilePort } from '../../platform/uploads/file-port.ts';
import { CommandError } from '../command-error.ts';
import { dateOf } from '../entries.ts';
import type { ComplaintCommand, Words } from './commands.ts';
import { complaintCommandTexts } from './texts.ts';

const texts = defaultTextsContext;
const t = translator(complaintCommandTexts, texts);
const shared = translator(complaintTexts, texts);

const nameOf = (state: ComplaintState): string => complaintState(state, texts).text;
const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
const fail = (message: string): never => {
  throw new CommandError(message);
};

/** The deadline, first of all for those who answer. */
function deadlineOf(
  { state, answerUntil, decidedAt }: Pick<Complaint, 'state' | 'answerUntil' | 'decidedAt'>,
  now: number,
) {
  if (decidedAt !== null) return t('decided', { date: dateOf(decidedAt) });
  if (!isUndecided(state)) return '';
  return t(isOverdue(answerUntil, now) ? 'overdue' : 'until', { date: dateOf(answerUntil) });
}

function listed(complaint: ListedComplaint, now: number): string {
  const { number, filedAt, email, orderNumber, products, state } = complaint;
  const facts = t('facts', {
    products: products.map(({ name }) => name).join(', '),
    state: String(state),
    name: nameOf(state),
  });
  return [
    t('head', { number, date: dateOf(filedAt), email, order: orderNumber }),
    indented([deadlineOf(complaint, now), facts].filter(Boolean).join('; ')),
  ].join('\n');
}

function shown(complaint: Complaint, left: number, now: number, wording: MoneyWording): string {
  const { paid } = shopMoney(wording);
  const { number, filedAt, email, order, solution, method, phone, state } = complaint;
  const files = (of: ReadonlyArray<{ fileName: string }>) =>
    of.map(({ fileName }) => t('fileLine', { name: fileName }));
  return [
    t('head', { number, date: dateOf(filedAt), email, order: order.number }),
    [deadlineOf(complaint, now), t('stateNow', { state: String(state), name: nameOf(state) })]
      .filter(Boolean)
      .join('; '),
    t('wish', {
      solution: shared(`solution.${solution}`),
      method: shared(`method.${method}`),
      phone: phone === '' ? '' : t('phone', { phone }),
    }),
    ...complaint.lines.map((one) =>
      [
        t('line', { name: one.name, total: paid(one.total) }),
        indented([one.description, ...files(one.files)].join('\n')),
      ].join('\n'),
    ),
    ...complaint.entries.map((entry) =>
      [
        t('saidBy', {
          date: dateOf(entry.at),
          author: [t(`author.${entry.author}`), entry.signature].filter(Boolean).join(' '),
        }),
        indented(
          [
            ...(entry.state === null ? [] : [t('stateNow', { state: String(entry.state), name: nameOf(entry.state) })]),
            ...(entry.body === '' ? [] : [entry.body]),
            ...files(entry.files),
          ].join('\n'),
        ),
      ].join('\n'),
    ),
    t('left', { amount: paid(left) }),
    t('next', { states: statesAfter(state).join(', ') }),
  ].join('\n');
}

/**
 * Executes a command about complaints.
 *
 * @param files where the shop keeps its uploads
 * @returns the message to the user
 * @throws CommandError
 */
export async function runComplaintCommand(
  command: ComplaintCommand,
  database: Database,
  clock: Clock,
  files: FilePort,
): Promise<string> {
  const decisions = complaintDecisionsOf(database, clock);
  const settings = settingsWith(await settingsOf(database, clock).overrides());
  const find = async (number: string): Promise<Complaint> =>
    (await decisions.byNumber(number)) ?? fail(t('noComplaint', { number }));

  /** @throws CommandError for a text that is missing or too long, and for a file that is refused */
  async function wordsFor(number: string, { text, by, files: paths }: Words, missing: string | null) {
    const complaint = await find(number);
    const most = settings.complaintTextCharacters;
    if (text === '' && missing !== null) fail(missing);
    if (text.length > most) fail(t('tooLong', { length: text.length, most }));
    const kept: string[] = [];
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one image at a time
      const bytes = await readFile(path).catch(() => fail(t('noFile', { file: path })));
      const file = new File([new Uint8Array(bytes)], basename(path));
      // oxlint-disable-next-line no-await-in-loop -- one image at a time
      const read = await readComplaintFile(file, 'all', { settings, signal: new AbortController().signal });
      if (read.problem) return fail(t('refusedFile', { file: path, reason: uploadText(read.problem, texts) }));
      // oxlint-disable-next-line no-await-in-loop -- one image at a time
      const stored = await complaintFilesOf(database, clock, files).keep(complaint.order.id, read.file);
      if (stored) kept.push(stored.name);
    }
    return { body: text, signature: by ?? '', files: kept };
  }

  function said(number: string, wanted: ComplaintState | null, outcome: DecisionOutcome, done: string): string {
    switch (outcome.kind) {
      case 'done':
        return [done, t('mailWaits', { recipient: outcome.email })].join('\n');
      case 'kept':
        return t('kept');
      case 'unknown':
        return fail(t('noComplaint', { number }));
      case 'not_allowed': {
        const { state } = outcome;
        const states = statesAfter(state).join(', ');
        return fail(t('notAllowed', { state: String(state), name: nameOf(state), wanted: String(wanted), states }));
      }
    }
  }

  switch (command.kind) {
    case 'complaints list': {
      const found = await decisions.list(command);
      if (found.length === 0) return t(command.isWhole ? 'noneAtAll' : 'none');
      return found.map((one) => listed(one, clock())).join('\n\n');
    }
    case 'complaints states':
      return complaintStates
        .map((state) => t('stateLine', { state: String(state).padStart(2), name: nameOf(state) }))
        .join('\n');
    case 'complaints show': {
      const complaint = await find(command.number);
      const { amount } = await refundsOf(database, clock).leftOf(complaint.order.id);
      return shown(complaint, amount, clock(), { texts, settings });
    }
    case 'complaints save':
      return save(await find(command.number), command.folder, files);
    case 'complaints answer': {
      const { number } = command;
      const outcome = await decisions.answer(number, await wordsFor(number, command.words, t('noText')));
      return said(number, null, outcome, t('answered'));
    }
    case 'complaints ask': {
      const { number } = command;
      const words = await wordsFor(number, command.words, t('noText'));
      const { answerUntil } = await find(number);
      const outcome = await decisions.decide(number, needsInformation, words);
      return said(number, needsInformation, outcome, t('asked', { date: dayInWords(answerUntil, texts) }));
    }
    case 'complaints decide': {
      const { number, state } = command;
      const words = await wordsFor(number, command.words, phaseOf(state) === 'refused' ? t('noReason') : null);
      const outcome = await decisions.decide(number, state, words);
      return said(number, state, outcome, t('changed', { number, state: String(state), name: nameOf(state) }));
    }
    case 'complaints refund': {
      const { number, amount, way } = command;
      const { paid } = shopMoney({ texts, settings });
      const words = await wordsFor(number, command.words, null);
      const body = [t(`told.${way}`, { amount: paid(amount) }), words.body].filter(Boolean).join('\n');
      const outcome = await decisions.refund(number, { amount, form: way }, { ...words, body });
      switch (outcome.kind) {
        case 'not_accepted':
          return fail(t('notAccepted', { number, name: nameOf(outcome.state) }));
        case 'too_much': {
          const { amount: left } = await refundsOf(database, clock).leftOf((await find(number)).order.id);
          return fail(t('too_much', { amount: paid(left) }));
        }
        case 'no_account':
        case 'not_same_way':
          return fail(t(outcome.kind));
        default: {
          const done = ({ o: 'refunded', t: 'refundedBalance', b: 'refundedTransfer' } as const)[way];
          return said(number, null, outcome, t(done, { number, amount: paid(amount) }));
        }
      }
    }
  }
}

/** Writes all files of a complaint, each under a number and its own name. */
async function save(complaint: Complaint, folder: string, files: FilePort): Promise<string> {
  const all = [...complaint.lines, ...complaint.entries].flatMap((one) => one.files);
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, { name, fileName }] of all.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- files may be large
      const bytes = await files.get(name);
      // oxlint-disable-next-line no-await-in-loop -- files may be large
      if (bytes) await writeFile(join(folder, `${String(index + 1).padStart(2, '0')}-${basename(fileName)}`), bytes);
    }
  } catch {
    return fail(t('noFolder', { folder }));
  }
  return t('saved', { count: all.length });
}
