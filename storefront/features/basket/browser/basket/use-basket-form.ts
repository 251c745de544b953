import { useEffect, useRef, useState, type FormEvent } from 'react';
import { wholeNotice } from '../../../../../patterns/rules/notice.ts';
import { announce } from '../../../../../components/announcer/index.ts';
import { parseDecimal, plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { notifyBasketChanged } from '../../../../../patterns/contract/notify-basket-changed.ts';
import { takeWait } from '../../../../platform/browser/early-press.ts';
import type { BasketLineData } from '../../server/basket-data.ts';
import type { GiftKind } from '../../server/gifts.ts';
import type { ShownBasket } from '../../server/shown-basket.ts';
import { loadAlerts, showAlert } from '../../../../shared/browser/alerts.ts';
import { lineName } from './line-name.ts';
import { restoreField } from './removed-lines.tsx';
import { useLineFiles } from './use-line-files.ts';
import type { BasketFormProps } from '../../pages/basket/basket-form-props.ts';
import { saveBasket, type BasketPageAnswer } from './save-basket.ts';
import { basketPageTexts } from './texts.ts';

/** Unsaved changes of a line. */
interface LineWish {
  /** In thousandths; 0 removes. */
  readonly quantity?: number;
  readonly comment?: string;
  /** The value of its field; '' for none. */
  readonly wrapping?: string;
}

/** By the line's name. */
type Wishes = ReadonlyMap<string, LineWish>;
/** Unsaved presents and discount code, by the names of their fields. */
type Choices = ReadonlyMap<string, string>;

/** The field names of the discount code, as in `settings.php`; also ids of focus targets. */
export const rebateFields = { code: 'rebates_codes', action: 'global_rebates_codes' } as const;

/** The name of the field of a present. */
export const giftField = (kind: GiftKind) => `gift_${kind}`;

/** Presses that came before this code are made again when it listens: in this time, in milliseconds, they join the first one. */
const forFurtherPresses = 100;

const isFree = (delivery: ShownBasket['freeDelivery']) => delivery !== null && delivery.amount === null;

/**
 * The optimistic basket: changes show at once, the server's answer replaces them. Saves run one after the other; a
 * refused one reverts everything and reports it.
 */
export function useBasketForm(props: BasketFormProps) {
  const { basket: first, addresses, quantityDelay, attempt } = props;
  const t = useTexts(basketPageTexts);
  const [basket, setBasket] = useState(first);
  const [wishes, setWishes] = useState<Wishes>(() => typedWishes(first, attempt));
  const [choices, setChoices] = useState<Choices>(() => typedChoices(first, attempt));
  const [rebateProblem, setRebateProblem] = useState(attempt?.rebate?.problem ?? null);
  const isRebateAnswered = useRef(false);
  /** A change waiting for the next one. */
  const waiting = useRef<{ saveNow(): void; end(): void }>(undefined);
  // Later callbacks must see the latest state.
  const latest = useRef({ basket: first, wishes, choices, isSaving: false });

  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.current.then(work);
    turn.current = done.catch(() => {});
    return done;
  };

  const put = (next: Partial<(typeof latest)['current']>) => {
    Object.assign(latest.current, next);
    setBasket(latest.current.basket);
    setWishes(latest.current.wishes);
    setChoices(latest.current.choices);
  };

  const files = useLineFiles(props, { inTurn, onBasket: (shown) => put({ basket: shown }) });

  useEffect(() => {
    // To report a lost connection it must be loaded before.
    loadAlerts().catch(() => {});
    // A region load replaces the form, not the page.
    return () => waiting.current?.saveNow();
  }, []);

  // After the answer is rendered: the new button or field gets the focus of the pressed one.
  useEffect(() => {
    if (isRebateAnswered.current) focusRebate();
    isRebateAnswered.current = false;
  }, [basket]);

  const wish = (line: BasketLineData, change: LineWish) => {
    const { wishes: before } = latest.current;
    put({ wishes: new Map([...before, [lineName(line), { ...before.get(lineName(line)), ...change }]]) });
  };

  const save = async (): Promise<void> => {
    waiting.current?.end();
    const { basket: before, wishes: sent, choices: chosen, isSaving: isUnderWay } = latest.current;
    if (isUnderWay || sent.size + chosen.size === 0) return;
    const changed = before.lines.filter((line) => sent.has(lineName(line)));
    put({ isSaving: true });
    try {
      const lines = changed.map((line) => {
        const { quantity = line.quantity, comment, wrapping } = sent.get(lineName(line))!;
        return { ...line, quantity: plainDecimal(quantity), comment, wrapping };
      });
      const answer = await inTurn(() => saveBasket(addresses.program, lines, chosen));
      const focus = chosen.has(restoreField) ? firstNew(before, answer.page.basket) : focusAfterRemoval(before, sent);
      isRebateAnswered.current = chosen.has(rebateFields.action);
      put({
        basket: answer.page.basket,
        wishes: unsaved(latest.current.wishes, sent),
        choices: unsaved(latest.current.choices, chosen),
        isSaving: false,
      });
      setRebateProblem(answer.page.rebateProblem);
      announceOutcome(before, changed, sent, chosen, answer);
      if (focus !== undefined) requestAnimationFrame(() => moveFocus(focus));
    } catch {
      const { wishes: wanted, choices: wantedChoices } = latest.current;
      put({ wishes: unsaved(wanted, sent), choices: unsaved(wantedChoices, chosen), isSaving: false });
      const [only, ...others] = changed;
      const isOne = only && others.length === 0 && chosen.size === 0;
      void showAlert({
        tone: 'error',
        title: isOne ? t('failedNamed', { name: only.name }) : t('failed'),
        text: t('failedText'),
        action: {
          label: t('retry'),
          onPress: () => {
            const { wishes: since, choices: chosenSince } = latest.current;
            put({ wishes: new Map([...sent, ...since]), choices: new Map([...chosen, ...chosenSince]) });
            void save();
          },
        },
      });
    }
    if (latest.current.wishes.size + latest.current.choices.size > 0) void save();
  };

  /** Once no other change has come for the shop's delay; what a press has waited for this code counts. */
  const saveSoon = () => {
    waiting.current?.end();
    const ended = new AbortController();
    const saveNow = () => void save();
    const timer = setTimeout(saveNow, Math.max(quantityDelay - takeWait(), Math.min(quantityDelay, forFurtherPresses)));
    // Leaving the page saves it. Only meanwhile: with it, Firefox skips the back/forward cache.
    addEventListener('beforeunload', saveNow, { signal: ended.signal });
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      waiting.current = undefined;
    };
    waiting.current = { saveNow, end };
  };

  function announceOutcome(
    before: ShownBasket,
    changed: ReadonlyArray<BasketLineData>,
    sent: Wishes,
    chosen: Choices,
    { page, summary }: BasketPageAnswer,
  ): void {
    notifyBasketChanged(summary);
    const toPay = page.basket.summary.total;
    /** Lines whose outcome the answer itself reports. */
    const wrapped: string[] = [];
    for (const { name, ...line } of changed) {
      const { quantity, comment } = sent.get(lineName(line))!;
      const now = page.basket.lines.find((candidate) => lineName(candidate) === lineName(line));
      if (now && quantity === undefined && comment !== undefined) announce(t('commentSaved', { name }));
      else if (now && quantity === undefined) wrapped.push(name);
      else if (now) announce(t('saved', { name, quantity: now.quantityText, total: now.total, toPay }));
      else if (quantity === 0) announce(t(page.basket.lines.length > 0 ? 'removed' : 'removedLast', { name, toPay }));
    }
    const isDone = ({ tone }: BasketPageAnswer['page']['notices'][number]) => tone === 'success';
    const done = page.notices.filter(isDone);
    if ((chosen.size > 0 || wrapped.length > 0) && done.length > 0)
      announce([...done.map(wholeNotice), t('toPay', { toPay })].join(' '));
    const { freeDelivery } = page.basket;
    if (freeDelivery && isFree(freeDelivery) !== isFree(before.freeDelivery))
      announce(isFree(freeDelivery) ? freeDelivery.text : `${freeDelivery.text} ${freeDelivery.amount}.`);
    const { rebate } = page.basket;
    // A code that was typed or removed has its own notice.
    if (rebate && before.rebate && rebate.isActive !== before.rebate.isActive) announce(rebate.text);
    for (const notice of page.notices) if (!isDone(notice)) void showAlert(notice);
  }

  return {
    basket,
    rebateProblem,
    isRebateSent: choices.has(rebateFields.action),
    isRestoring: choices.has(restoreField),
    quantityOf: (line: BasketLineData) => wishes.get(lineName(line))?.quantity ?? line.quantity,
    /** The selection under this name, if unsaved. */
    choiceOf: (name: string) => choices.get(name),
    setQuantity(line: BasketLineData, quantity: number) {
      wish(line, { quantity });
      saveSoon();
    },
    removeLine(line: BasketLineData) {
      wish(line, { quantity: 0 });
      void save();
    },
    files,
    wrappingOf: (line: BasketLineData) => wishes.get(lineName(line))?.wrapping ?? line.wrapping,
    setWrapping(line: BasketLineData, wrapping: string) {
      wish(line, { wrapping });
      void save();
    },
    setComment(line: BasketLineData, comment: string) {
      if (comment === line.comment.text) return;
      wish(line, { comment });
      void save();
    },
    choose(name: string, value: string) {
      put({ choices: new Map([...latest.current.choices, [name, value]]) });
      void save();
    },
    /** The buttons that lead on are real submits: they send unsaved changes along. */
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const button = submitter instanceof HTMLButtonElement ? submitter : null;
      const form = event.currentTarget;
      const leadsOn = ['next', 'express', 'save_list'].includes(button?.name ?? '');
      if (leadsOn && !files.isSending()) {
        // The form itself sends what waits.
        waiting.current?.end();
        return;
      }
      event.preventDefault();
      if (leadsOn) {
        // Includes what is being sent.
        void turn.current.then(() => form.requestSubmit(button));
        return;
      }
      if (button?.name === restoreField) {
        put({ choices: new Map([...latest.current.choices, [restoreField, '1']]) });
        void save();
        return;
      }
      // Enter in the code's field presses the form's first button: a typed code is used.
      const typed = new FormData(form).get(rebateFields.code);
      const code = typeof typed === 'string' ? typed.trim() : '';
      const action = button?.name === rebateFields.action ? button.value : code === '' ? null : 'add';
      if (action !== null) {
        const asked: Choices = new Map([
          [rebateFields.action, action],
          [rebateFields.code, code],
        ]);
        put({ choices: new Map([...latest.current.choices, ...asked]) });
      }
      void save();
    },
  };
}

/** Changes made during the save. */
const unsaved = <Value>(wanted: ReadonlyMap<string, Value>, sent: ReadonlyMap<string, Value>) =>
  new Map([...wanted].filter(([name, value]) => sent.get(name) !== value));

/** The valid input of a refused form: typed values beside the wrong field are kept. */
function typedWishes({ lines }: ShownBasket, attempt: BasketFormProps['attempt']): Wishes {
  return new Map(
    lines.flatMap((line) => {
      const { quantity: typed, comment, wrapping } = attempt?.lines[lineName(line)] ?? {};
      const quantity = parseDecimal(typed?.trim() ?? '');
      const wish: LineWish = {
        ...(quantity !== null && quantity !== line.quantity && { quantity }),
        ...(comment !== undefined && comment !== line.comment.text && { comment }),
        ...(wrapping !== undefined && wrapping !== line.wrapping && { wrapping }),
      };
      return Object.keys(wish).length > 0 ? [[lineName(line), wish]] : [];
    }),
  );
}

/** The presents selected in a refused form, if still offered. */
function typedChoices({ gifts }: ShownBasket, attempt: BasketFormProps['attempt']): Choices {
  return new Map(
    gifts.groups.flatMap(({ kind, options }) => {
      const chosen = attempt?.gifts?.[kind];
      const isOffered =
        chosen === '' ||
        options.some(({ value, sizes }) => value === chosen || sizes.some((size) => size.value === chosen));
      return chosen !== undefined && isOffered ? [[giftField(kind), chosen]] : [];
    }),
  );
}

/** Which line gets focus after a removal: the next one, the one before, or none; undefined without a removal. */
function focusAfterRemoval({ lines }: ShownBasket, sent: Wishes): string | null | undefined {
  const isRemoved = (line: BasketLineData) => sent.get(lineName(line))?.quantity === 0;
  const at = lines.findIndex(isRemoved);
  if (at < 0) return undefined;
  const stays = (line: BasketLineData) => !isRemoved(line);
  const next = lines.slice(at + 1).find(stays) ?? lines.slice(0, at).findLast(stays);
  return next ? lineName(next) : null;
}

/** The first line that was not there before; undefined without one. */
const firstNew = (before: ShownBasket, after: ShownBasket): string | undefined =>
  after.lines.map(lineName).find((name) => !before.lines.some((line) => lineName(line) === name));

/** Focuses the neighbour's remove button; in an empty basket the heading. */
function moveFocus(name: string | null): void {
  const button = name !== null && document.querySelector<HTMLElement>(`[data-remove="${CSS.escape(name)}"]`);
  (button || document.getElementById('basket-heading'))?.focus();
}

/** Focuses the replacement of the pressed button: the code's field, or its remove button. */
const focusRebate = (): void =>
  (document.getElementById(rebateFields.code) ?? document.getElementById(rebateFields.action))?.focus();
