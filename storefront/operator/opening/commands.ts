import { readFile } from 'node:fs/promises';
import { toIsoDate, zonedTime } from '../../../components/dates/index.ts';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { goTogether } from '../../../patterns/rules/delivery-choice.ts';
import { WARSAW } from '../../../patterns/rules/warsaw-time.ts';
import { catalogueOf } from '../../features/catalogue/store.ts';
import { contentOf } from '../../features/content/store.ts';
import {
  findPaymentMethod,
  isOfferedMethod,
  methodCost,
  methodsFor,
  paymentMethods,
} from '../../features/payment/browser.ts';
import { paymentName } from '../../features/payment/index.ts';
import { missingFacts, settingsWith, type Settings } from '../../platform/settings/index.ts';
import { largestMethodCost } from '../../platform/settings/typed-setting.ts';
import type { Clock } from '../../platform/store/clock.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { settingsOf } from '../../platform/store/settings.ts';
import { line } from '../../shared/browser/forms/typed.ts';
import { CommandError } from '../command-error.ts';
import { readGrosze } from '../delivery/courier-fields.ts';
import { longestPage, readPage, writePage } from './read-page.ts';
import { openingCommandTexts } from './texts.ts';

const t = translator(openingCommandTexts, defaultTextsContext);

/** How many words follow each command. */
const shapes = {
  'opening check': 0,
  'methods list': 0,
  'methods on': 1,
  'methods off': 1,
  'methods cost': 2,
  'pages list': 0,
  'pages publish': 2,
  'pages show': 2,
} as const;

type OpeningKind = keyof typeof shapes;

/** A command that opens a shop, with its words. */
export interface OpeningCommand {
  kind: OpeningKind;
  words: ReadonlyArray<string>;
}

/** Whether a command is one of these. */
export const isOpening = (command: { kind: string }): command is OpeningCommand => Object.hasOwn(shapes, command.kind);

/** Whether these are commands of this group: its first word is enough. */
export const isAboutOpening = (group: string): boolean => ['opening', 'methods', 'pages'].includes(group);

/** @throws CommandError with the usage of this group, also for `--help` */
export function readOpeningCommand([group = '', action = '', ...words]: ReadonlyArray<string>): OpeningCommand {
  const kind = `${group} ${action}`;
  if (!Object.hasOwn(shapes, kind) || words.length !== shapes[kind as OpeningKind])
    throw new CommandError(t('usage', { names: pageNames.join(', ') }), true);
  return { kind: kind as OpeningKind, words: words.map(line) };
}

const fail = (message: string): never => {
  throw new CommandError(message);
};

/** The pages that an operator writes; the last one, about accessibility, the shop writes itself. */
const pageNames = ['terms', 'privacy', 'delivery', 'returns', 'faq'] as const;

/** The pages that a shop must have before it sells. */
const neededPages = ['terms', 'privacy'] as const;

const nameOf = (id: string): string => paymentName(id, defaultTextsContext);

/**
 * Executes a command.
 * @returns the message to the user
 * @throws CommandError
 */
export async function runOpeningCommand(
  { kind, words }: OpeningCommand,
  database: Database,
  clock: Clock,
): Promise<string> {
  const [first = '', second = ''] = words;
  const content = contentOf(database, clock);
  const settings = settingsWith(await settingsOf(database, clock).overrides());
  switch (kind) {
    case 'opening check': {
      const missing = await shortcomings(settings, database, clock);
      return missing.length === 0 ? t('complete') : [t('missing'), ...missing.map((one) => `  ${one}`)].join('\n');
    }
    case 'methods list':
      return paymentMethods.map((method) => methodText(method, settings)).join('\n');
    case 'methods on':
    case 'methods off':
      return switchMethod(first, kind === 'methods on', settings, database, clock);
    case 'methods cost':
      return setMethodCost(first, second, settings, database, clock);
    case 'pages list':
      return (await Promise.all(pageNames.map((name) => pageText(name, database, clock)))).join('\n');
    case 'pages publish': {
      const name = pageNamed(first);
      const typed = await readFile(second, 'utf8').catch(() => fail(t('noFile', { file: second })));
      const read = readPage(typed);
      if (read.kind === 'wrong')
        return fail(t(`problem.${read.problem}`, { file: second, line: String(read.line), most: longestPage }));
      const version = await content.publish(name, read.page);
      return version === null
        ? t('kept')
        : t('pagePublished', { name, version: String(version), title: read.page.title });
    }
    case 'pages show': {
      const name = pageNamed(first);
      const found = /^\d{1,6}$/.test(second) ? await content.pageOf(name, Number(second)) : null;
      return writePage(found ?? fail(t('noVersion', { name, version: second })));
    }
  }
}

function pageNamed(typed: string): (typeof pageNames)[number] {
  return pageNames.find((name) => name === typed) ?? fail(t('noPage', { name: typed, names: pageNames.join(', ') }));
}

async function pageText(name: string, database: Database, clock: Clock): Promise<string> {
  const page = await contentOf(database, clock).find('page', name);
  if (!page) return t('pageMissing', { name });
  const date = toIsoDate(zonedTime(page.publishedAt, WARSAW).day);
  return t('pageIs', { name, title: page.title, version: String(page.version ?? 1), date });
}

function methodText(method: (typeof paymentMethods)[number], settings: Settings): string {
  const { id } = method;
  const cost = methodCost(method, settings);
  const paid = t('methodCosts', {
    name: nameOf(id),
    cost: shopMoney({ texts: defaultTextsContext, settings }).paid(cost),
  });
  const facts = { id, name: cost > 0 ? paid : nameOf(id) };
  if (settings.paymentMethodsOff.includes(id)) return t('methodOff', facts);
  if (isOfferedMethod(method, settings)) return t('methodOn', facts);
  return t(id === 'instalments' ? 'methodNeedsLender' : 'methodNeedsProvider', facts);
}

const methodNamed = (typed: string): (typeof paymentMethods)[number] =>
  findPaymentMethod(typed) ?? fail(t('noMethod', { id: typed, ids: paymentMethods.map(({ id }) => id).join(', ') }));

/** Orders that are placed keep the cost that their buyer saw. @param typed złote with a comma or a dot */
async function setMethodCost(
  name: string,
  typed: string,
  settings: Settings,
  database: Database,
  clock: Clock,
): Promise<string> {
  const method = methodNamed(name);
  const { paid } = shopMoney({ texts: defaultTextsContext, settings });
  const cost = readGrosze(typed);
  if (cost === null || cost > largestMethodCost)
    return fail(t('badCost', { value: typed, most: paid(largestMethodCost) }));
  if (methodCost(method, settings) === cost) return t('kept');
  await settingsOf(database, clock).set('paymentMethodCosts', { ...settings.paymentMethodCosts, [method.id]: cost });
  return t(cost === 0 ? 'methodFree' : 'methodCostSet', { name: nameOf(method.id), cost: paid(cost) });
}

async function switchMethod(
  typed: string,
  isOn: boolean,
  settings: Settings,
  database: Database,
  clock: Clock,
): Promise<string> {
  const method = methodNamed(typed);
  const { id } = method;
  const others = settings.paymentMethodsOff.filter((off) => off !== id);
  const changed = { ...settings, paymentMethodsOff: isOn ? others : [...others, id] };
  if (isOn && !isOfferedMethod(method, changed))
    fail(t(id === 'instalments' ? 'noLender' : 'noProvider', { name: nameOf(id) }));
  if (settings.paymentMethodsOff.includes(id) !== isOn) return t('kept');
  const stranded = await unpayable(changed, database, clock);
  if (!isOn && stranded.length > (await unpayable(settings, database, clock)).length)
    fail(t('lastMethod', { couriers: stranded.join(', ') }));
  await settingsOf(database, clock).set('paymentMethodsOff', changed.paymentMethodsOff);
  return t(isOn ? 'methodSwitchedOn' : 'methodSwitchedOff', { name: nameOf(id) });
}

/** The names of couriers for which no payment method is offered. */
async function unpayable(settings: Settings, database: Database, clock: Clock): Promise<ReadonlyArray<string>> {
  const couriers = await catalogueOf(database, clock).couriers();
  const methods = methodsFor(couriers, settings);
  return couriers.filter((courier) => !methods.some((method) => goTogether(courier, method))).map(({ name }) => name);
}

/** What is missing before the shop can take an order, a sentence each. */
async function shortcomings(settings: Settings, database: Database, clock: Clock): Promise<ReadonlyArray<string>> {
  const content = contentOf(database, clock);
  const [couriers, stranded, versions, goods] = await Promise.all([
    catalogueOf(database, clock).couriers(),
    unpayable(settings, database, clock),
    Promise.all(neededPages.map((name) => content.version(name))),
    database.read.selectFrom('products').select('id').where('is_visible', '=', 1).limit(1).execute(),
  ]);
  const facts = missingFacts(settings);
  return [
    ...(goods.length === 0 ? [t('goods')] : []),
    ...(facts.length > 0 ? [t('fact', { names: facts.join(', ') })] : []),
    ...(couriers.length === 0 ? [t('courier')] : []),
    ...(stranded.length > 0 ? [t('method', { couriers: stranded.join(', ') })] : []),
    ...neededPages.filter((_, index) => versions[index] === 0).map((name) => t('page', { name })),
  ];
}
