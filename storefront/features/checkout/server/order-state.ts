import { defineTexts, translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import { orderReasonTexts } from './order-reason.texts.ts';

/** Texts of the order states (wire contract 4). */
export const orderStateTexts = defineTexts('orderState', {
  pl: {
    n: 'przyjęte',
    o: 'w\u00a0realizacji',
    a: 'w\u00a0realizacji',
    b: 'pakujemy',
    p: 'gotowe do odbioru',
    t: 'wysłane',
    w: 'czeka na płatność',
    h: 'wstrzymane',
    d: 'w\u00a0realizacji',
    wd: 'czeka na dalsze kroki',
    wp: 'czeka na dzień pakowania',
    wr: 'czeka na dzień odbioru',
    i: 'odrzucone',
    s: 'anulowane przez sklep',
    k: 'anulowane',
    z: 'zwrócone',
    r: 'w\u00a0reklamacji',
    l: 'zaginęło w\u00a0drodze',
    j: 'połączone z\u00a0innym',
    u: 'czeka na potwierdzenie',
  },
  en: {
    n: 'received',
    o: 'in progress',
    a: 'in progress',
    b: 'being packed',
    p: 'ready to collect',
    t: 'dispatched',
    w: 'waiting for payment',
    h: 'on hold',
    d: 'in progress',
    wd: 'waiting for next steps',
    wp: 'waiting for its packing day',
    wr: 'waiting for its collection day',
    i: 'rejected',
    s: 'cancelled by the shop',
    k: 'cancelled',
    z: 'returned',
    r: 'under complaint',
    l: 'lost on its way',
    j: 'merged with another',
    u: 'waiting for confirmation',
  },
});

/** A state's meaning for its reader: in progress, waiting for the shopper, completed, failed. */
export type OrderTone = 'open' | 'waiting' | 'done' | 'ended';

const waiting = ['w', 'h', 'u'];
const done = ['t'];
const ended = ['i', 's', 'k', 'z', 'r', 'l', 'j'];

/** States of completed orders: they bring loyalty points. */
export const completedStates: ReadonlyArray<string> = done;

/** States of orders that were refused or cancelled: their goods were never the buyer's. */
export const cancelledStates: ReadonlyArray<string> = ['i', 's', 'k'];

/** Final states of the order itself. */
export const closedStates: ReadonlyArray<string> = [...done, ...ended];

/** The reason in a note of the history, with its amount; null for a note in words. */
function reasonOf(note: string): { key: keyof typeof orderReasonTexts.pl; amount: Grosze | null } | null {
  const [, key = '', amount] = /^([a-zA-Z]+)(?: (\d{1,12}))?$/.exec(note) ?? [];
  return Object.hasOwn(orderReasonTexts.pl, key)
    ? { key: key as keyof typeof orderReasonTexts.pl, amount: amount === undefined ? null : Number(amount) }
    : null;
}

/** What a note of the history says besides its state: the shop's words, or the amount of a reason; '' for nothing. */
export function noteText(note: string, wording: MoneyWording): string {
  const reason = reasonOf(note);
  if (!reason) return note;
  return reason.amount === null ? '' : shopMoney(wording).paid(reason.amount);
}

/**
 * An unknown state counts as in progress.
 *
 * @param note of the order's history: the reason for this state
 */
export function orderState(state: string, texts: TextsContext, note = ''): { text: string; tone: OrderTone } {
  const known = Object.hasOwn(orderStateTexts.pl, state) ? (state as keyof typeof orderStateTexts.pl) : 'o';
  const reason = reasonOf(note);
  return {
    text: reason ? translator(orderReasonTexts, texts)(reason.key) : translator(orderStateTexts, texts)(known),
    tone: waiting.includes(known)
      ? 'waiting'
      : done.includes(known)
        ? 'done'
        : ended.includes(known)
          ? 'ended'
          : 'open',
  };
}
