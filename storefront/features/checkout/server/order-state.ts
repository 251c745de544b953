import { defineTexts, translator, type TextsContext } from '../../../../components/texts/texts.ts';
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

/**
 * An unknown state counts as in progress.
 *
 * @param note of the order's history: the reason for this state
 */
export function orderState(state: string, texts: TextsContext, note = ''): { text: string; tone: OrderTone } {
  const known = Object.hasOwn(orderStateTexts.pl, state) ? (state as keyof typeof orderStateTexts.pl) : 'o';
  const isKnownReason = Object.hasOwn(orderReasonTexts.pl, note);
  return {
    text: isKnownReason
      ? translator(orderReasonTexts, texts)(note as keyof typeof orderReasonTexts.pl)
      : translator(orderStateTexts, texts)(known),
    tone: waiting.includes(known)
      ? 'waiting'
      : done.includes(known)
        ? 'done'
        : ended.includes(known)
          ? 'ended'
          : 'open',
  };
}
