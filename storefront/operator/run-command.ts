import { formatDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import type { AnswerOutcome, CancelOutcome, Clock, PaidOutcome } from '../store/index.ts';
import type { Database } from '../platform/store/engine/database.ts';
import { clientMails, ownDataSections } from '../features/account/index.ts';
import { clientsOf } from '../features/account/store.ts';
import { paymentsOf, simulatedPaymentsOf, vouchersOf } from '../features/payment/store.ts';
import {
  deliveryCostOf,
  moveOrderOf,
  ordersOf,
  restock,
  unpaidOrdersOf,
  type Delivered,
  type RestockOutcome,
} from '../features/checkout/store.ts';
import { contentOf, newsletterOf } from '../features/content/store.ts';
import { withdrawalsOf } from '../features/withdrawal/store.ts';
import { opinionAnswersOf, productRequestsOf, questionAnswersOf } from '../features/reviews/store.ts';
import {
  deliveryCostMail,
  orderCancelledMail,
  orderMovedMail,
  orderState,
  payUntil,
} from '../features/checkout/index.ts';
import { orderInLanguage } from '../features/checkout/order-view.ts';
import { findPaymentMethod } from '../features/payment/browser.ts';
import type { FilePort } from '../platform/uploads/file-port.ts';
import { outboxOf } from '../platform/store/outbox.ts';
import { settingsOf } from '../platform/store/settings.ts';
import { shopMoney } from '../../patterns/rules/shop-money.ts';
import { settingsWith, type Settings } from '../platform/settings/index.ts';
import { isSettingName } from '../platform/settings/typed-setting.ts';
import {
  clientText,
  dateOf,
  mailText,
  opinionText,
  orderText,
  paymentStateName,
  paymentText,
  questionText,
  unpaidText,
  withdrawalText,
} from './entries.ts';
import { isCodesCommand, runCodesCommand } from './codes/commands.ts';
import { isAboutComplaint } from './complaints/commands.ts';
import { runComplaintCommand } from './complaints/run-complaint-command.ts';
import { isContentCommand, runContentCommand } from './content/commands.ts';
import { isDelivery, runDeliveryCommand } from './delivery/commands.ts';
import { isOpening, runOpeningCommand } from './opening/commands.ts';
import { isReturnCommand, runReturnCommand } from './returns/commands.ts';
import { CommandError, simulatedResults, type AnyCommand } from './read-command.ts';
import { settingChanged, settingsText } from './settings-text.ts';
import { operatorTexts } from './texts.ts';
import { isTranslationsCommand, runTranslationsCommand } from './translations/commands.ts';
import { isWordsCommand, runWordsCommand } from './words/commands.ts';

const t = translator(operatorTexts, defaultTextsContext);

/** Entries with a space between them, or the sentence for none. */
const listed = (entries: ReadonlyArray<string>, none: string, separator = '\n'): string =>
  entries.length > 0 ? entries.join(separator) : none;

const noQuestion = (id: number): string => t('noQuestion', { id: String(id) });
const noOpinion = (id: number): string => t('noOpinion', { id: String(id) });

/** Why an order cannot be changed. */
const orderProblem = (
  number: string,
  outcome: Extract<CancelOutcome | PaidOutcome, { kind: 'unknown' | 'closed' }>,
): string =>
  outcome.kind === 'unknown'
    ? t('noOrder', { number })
    : t('orderClosed', { number, state: orderState(outcome.state, defaultTextsContext).text });

/** The stock now. @throws CommandError if the size cannot be restocked */
function restocked({ productId, size, stockId }: Delivered, outcome: RestockOutcome): string {
  const product = String(productId);
  switch (outcome.kind) {
    case 'added': {
      const amount = formatDecimal(outcome.amount, 'pl');
      return t(outcome.stockId === null ? 'restocked' : 'restockedIn', {
        product,
        size,
        amount,
        stock: outcome.stockId ?? '',
      });
    }
    case 'unlimited':
      return t('stockUnlimited', { product, size });
    case 'unknown_product':
      throw new CommandError(t('noProduct', { product }));
    case 'unknown_size':
      throw new CommandError(t('noSize', { product, size, sizes: outcome.sizes.join(', ') }));
    case 'unknown_stock':
      throw new CommandError(t('noStock', { stock: stockId ?? '', stocks: outcome.stocks.join(', ') }));
  }
}

/** The result, in sentences. @throws CommandError if nothing was found */
function said(
  outcome: AnswerOutcome,
  unknown: string,
  done: (recipient: string | null) => ReadonlyArray<string>,
): string {
  if (outcome.kind === 'unknown') throw new CommandError(unknown);
  return outcome.kind === 'kept' ? t('kept') : done(outcome.recipient).join('\n');
}

const mailed = (recipient: string | null): string =>
  recipient === null ? t('noAddress') : t('mailWaits', { recipient });

/**
 * Executes a command.
 *
 * @param files where the shop keeps its uploads; commands about complaints and texts need it
 * @returns the message to the user
 * @throws CommandError
 */
export async function runCommand(
  command: AnyCommand,
  database: Database,
  clock: Clock,
  files?: FilePort,
): Promise<string> {
  if (isAboutComplaint(command)) {
    if (!files) throw new RangeError('Commands about complaints need the place of the uploads.');
    return runComplaintCommand(command, database, clock, files);
  }
  if (isContentCommand(command)) {
    if (!files) throw new RangeError('Commands about texts need the place of the uploads.');
    return runContentCommand(command, database, clock, files);
  }
  if (isCodesCommand(command)) return runCodesCommand(command, database, clock);
  if (isReturnCommand(command)) return runReturnCommand(command, database, clock);
  if (isDelivery(command)) return runDeliveryCommand(command, database, clock);
  if (isOpening(command)) return runOpeningCommand(command, database, clock);
  if (isTranslationsCommand(command)) return runTranslationsCommand(command, database, clock);
  if (isWordsCommand(command)) return runWordsCommand(command, database, clock);
  const questions = questionAnswersOf(database, clock);
  const opinions = opinionAnswersOf(database, clock);
  const settings = settingsOf(database, clock);
  /** Changes a setting; the pages that name the seller get their next version, and earlier ones keep what they said. */
  const changeSetting = async (change: () => Promise<void>): Promise<void> => {
    const { followSeller } = contentOf(database, clock);
    // A setting that no version knows breaks them all, until this command has removed it.
    await followSeller().catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
    await change();
    await followSeller();
  };
  const current = async (): Promise<Settings> => {
    const kept = await settings.overrides();
    try {
      return settingsWith(kept);
    } catch (error) {
      throw new CommandError(t('settingsBroken', { reason: (error as RangeError).message }));
    }
  };
  const signature = async (by: string | null) => by ?? (await current()).shopName;
  const clients = clientsOf(database, clock);
  const clientNamed = async (name: string): Promise<number> => {
    const id = (await clients.idsOf([name])).get(name);
    if (id === undefined) throw new CommandError(t('noClient', { email: name }));
    return id;
  };
  const orders = unpaidOrdersOf(database, clock);
  const payments = paymentsOf(database, clock);
  const outbox = outboxOf(database, clock);
  switch (command.kind) {
    case 'questions list':
      return listed((await questions.list(command)).map(questionText), t('noQuestions'), '\n\n');
    case 'questions answer': {
      const { id, text, isPrivate } = command;
      const answer = { text, by: await signature(command.by) };
      return said(await questions.answer(id, answer, { isPrivate }), noQuestion(id), (recipient) => [
        t(isPrivate ? 'questionAnsweredPrivately' : 'questionAnswered'),
        mailed(recipient),
      ]);
    }
    case 'questions hide':
      return said(await questions.hide(command.id), noQuestion(command.id), () => [t('questionHidden')]);
    case 'opinions list':
      return listed((await opinions.list(command)).map(opinionText), t('noOpinions'), '\n\n');
    case 'opinions answer': {
      const { id, text } = command;
      const answer = { text, by: await signature(command.by) };
      return said(await opinions.answer(id, answer), noOpinion(id), (recipient) => [
        t('opinionAnswered'),
        mailed(recipient),
      ]);
    }
    case 'opinions hide': {
      const { id, reason } = command;
      return said(await opinions.hide(id, reason), noOpinion(id), () => [t('opinionHidden', { id: String(id) })]);
    }
    case 'opinions show':
      return said(await opinions.show(command.id), noOpinion(command.id), () => [t('opinionShown')]);
    case 'withdrawals list':
      return listed(
        (await withdrawalsOf(database, clock).list(command)).map(withdrawalText),
        t('noWithdrawals'),
        '\n\n',
      );
    case 'withdrawals answer': {
      const { id, text } = command;
      const outcome = await withdrawalsOf(database, clock).answer(id, text);
      if (outcome === 'unknown') throw new CommandError(t('noWithdrawal', { id: String(id) }));
      return outcome === 'kept' ? t('kept') : t('withdrawalAnswered');
    }
    case 'clients list':
      return listed((await clients.latest(50)).map(clientText), t('noClients'));
    case 'clients show': {
      const { name } = command;
      const own = await clients.ownData(await clientNamed(name));
      if (!own) throw new CommandError(t('noClient', { email: name }));
      const wording = { texts: defaultTextsContext, settings: await current() };
      return ownDataSections(own, wording)
        .map(({ title, lines }) => [title, ...lines.map((text) => `  ${text}`)].join('\n'))
        .join('\n\n');
    }
    case 'clients codes-off': {
      const { name } = command;
      const id = await clientNamed(name);
      return (await clients.stopTimeCodes(id, clientMails.codesOff)) ? t('codesOff', { name }) : t('kept');
    }
    case 'orders list': {
      const { paid } = shopMoney({ texts: defaultTextsContext, settings: await current() });
      return listed(
        (await orders.unpaid()).map((order) => unpaidText(order, paid)),
        t('noUnpaid'),
        '\n\n',
      );
    }
    case 'orders paid': {
      const { number } = command;
      const outcome = await orders.acceptPayment(number);
      if (outcome.kind === 'accepted') return t('orderPaid', { number });
      if (outcome.kind === 'kept') return t('kept');
      throw new CommandError(orderProblem(number, outcome));
    }
    case 'payments list': {
      const { paid } = shopMoney({ texts: defaultTextsContext, settings: await current() });
      return listed(
        (await payments.latest(50)).map((one) => paymentText(one, paid)),
        t('noPayments'),
        '\n\n',
      );
    }
    case 'payments capture': {
      const { id } = command;
      const outcome = await payments.report({ id }, 'accept');
      if (outcome === null) throw new CommandError(t('noPayment', { id: String(id) }));
      return outcome === 'changed' ? t('paymentCaptured', { id: String(id) }) : t('kept');
    }
    case 'payments refund': {
      const { id } = command;
      const outcome = await payments.refund(id);
      if (outcome.kind === 'unknown') throw new CommandError(t('noPayment', { id: String(id) }));
      if (outcome.kind === 'due') return t('paymentRefundDue', { id: String(id) });
      throw new CommandError(t('paymentState', { id: String(id), state: paymentStateName(outcome.state) }));
    }
    case 'payments simulate': {
      const payment = await payments.byId(command.id);
      if (!payment) throw new CommandError(t('noPayment', { id: String(command.id) }));
      if (payment.provider !== 'simulator' || payment.externalId === null)
        throw new CommandError(t('notSimulated', { id: String(command.id) }));
      const notify = { notifyAt: clock(), notifyTimes: 1 };
      await simulatedPaymentsOf(database, clock).decide(payment.externalId, simulatedResults[command.result], notify);
      return t('simulated');
    }
    case 'payments loyalty':
    case 'payments balance': {
      const { kind, email, amount } = command;
      const { paid } = shopMoney({ texts: defaultTextsContext, settings: await current() });
      const added = kind === 'payments loyalty' ? { points: amount } : { balance: amount };
      const funds = await vouchersOf(database, clock).credit(email, added);
      if (!funds) throw new CommandError(t('noClient', { email }));
      const points = String(funds.pointsGranted - funds.pointsSpent);
      return t('credited', { email, points, balance: paid(funds.balance) });
    }
    case 'orders cancel': {
      const { number } = command;
      const outcome = await orders.cancel(number, { actor: 'operator', reason: '', mailKind: orderCancelledMail });
      if (outcome.kind === 'cancelled') return [t('orderCancelled', { number }), mailed(outcome.email)].join('\n');
      throw new CommandError(outcome.kind === 'paid' ? t('orderIsPaid', { number }) : orderProblem(number, outcome));
    }
    case 'orders show': {
      const order = await ordersOf(database, clock).byNumber(command.number);
      if (!order) throw new CommandError(t('noOrder', { number: command.number }));
      const couriers = () => database.read.selectFrom('couriers').select(['id', 'name']).execute();
      return orderText(await orderInLanguage(order, { texts: defaultTextsContext, couriers }), await current());
    }
    case 'orders move':
    case 'orders note': {
      const { number, note } = command;
      const state = command.kind === 'orders move' ? command.state : null;
      const outcome = await moveOrderOf(database, clock).move(number, { state, note }, orderMovedMail);
      if (outcome.kind === 'moved')
        return [
          state === null
            ? t('orderNoted', { number })
            : t('orderMoved', { number, state: orderState(state, defaultTextsContext).text }),
          mailed(outcome.email),
        ].join('\n');
      if (outcome.kind === 'kept') return t('kept');
      if (outcome.kind === 'cost_open') throw new CommandError(t('costIsOpen', { number }));
      throw new CommandError(
        outcome.kind === 'unpaid' ? t('orderIsUnpaid', { number }) : orderProblem(number, outcome),
      );
    }
    case 'orders cost': {
      const { number, cost } = command;
      const shop = await current();
      const { paid } = shopMoney({ texts: defaultTextsContext, settings: shop });
      const order = await ordersOf(database, clock).byNumber(number);
      const method = order && findPaymentMethod(order.paymentMethod);
      const outcome = await deliveryCostOf(database, clock).set(number, {
        cost,
        state: method?.state ?? 'w',
        payUntil: payUntil(clock(), shop),
        mailKind: deliveryCostMail,
      });
      switch (outcome.kind) {
        case 'set': {
          const facts = { number, cost: paid(cost), total: paid(outcome.total), left: paid(outcome.left) };
          return [t('costSet', facts), mailed(outcome.email)].join('\n');
        }
        case 'kept':
          return t('kept');
        case 'standard':
          throw new CommandError(t('costIsStandard', { number }));
        case 'paid':
          throw new CommandError(t('costBelowPaid', { number }));
        default:
          throw new CommandError(orderProblem(number, outcome));
      }
    }
    case 'goods add':
      return restocked(command.delivered, await restock(database, command.delivered));
    case 'mails list':
      return listed((await outbox.unsent(command)).map(mailText), t('noMails'), '\n\n');
    case 'mails send': {
      const recipient = await outbox.sendAgain(command.id);
      if (recipient === null) throw new CommandError(t('noMail', { id: String(command.id) }));
      return mailed(recipient);
    }
    case 'settings list':
      return settingsText(await current(), command);
    case 'settings set':
      await changeSetting(() => settings.set(command.name, command.value));
      return settingChanged(command.name, await current());
    case 'settings reset': {
      const { name } = command;
      const kept = await settings.overrides();
      // Also an unknown one that keeps pages from opening.
      if (!isSettingName(name) && !Object.hasOwn(kept, name)) throw new CommandError(t('setting.unknown', { name }));
      await changeSetting(() => settings.reset(name));
      return isSettingName(name) ? settingChanged(name, await current()) : t('settingGone', { name });
    }
    case 'wishes list': {
      const wishes = await productRequestsOf(database, clock).list();
      return listed(
        wishes.map(({ name, description, requestedAt }) =>
          t(description ? 'wishWith' : 'wish', { date: dateOf(requestedAt), name, description }),
        ),
        t('noWishes'),
      );
    }
    case 'newsletter list': {
      const subscribers = await newsletterOf(database, clock).subscribers();
      return listed(
        subscribers.map(({ email, name, confirmedAt }) =>
          t(name ? 'subscriberWith' : 'subscriber', { date: dateOf(confirmedAt), email, name }),
        ),
        t('noSubscribers'),
      );
    }
  }
}
