import { useEffect, useRef, useState, type FormEvent } from 'react';
import { showAlert } from '../../../components/alert/index.ts';
import { announce } from '../../../components/announcer/index.ts';
import { parseDecimal, plainDecimal } from '../../../components/quantity-stepper/bounded-decimal.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { tellBasketChanged } from '../../../patterns/contract/basket-change.ts';
import type { BasketData, BasketLineData } from '../../basket/basket-data.ts';
import type { BasketFormProps } from './basket-form-props.ts';
import { saveLines, type BasketPageAnswer } from './save-lines.ts';
import { basketPageTexts } from './texts.ts';

/** Tells the lines of a basket apart. */
export const lineName = ({ productId, size, additional }: Pick<BasketLineData, 'productId' | 'size' | 'additional'>) =>
  `${productId} ${size} ${additional}`;

/** Quantities that are wanted and not saved yet, in thousandths, by the line's name; 0 removes. */
type Wishes = ReadonlyMap<string, number>;

/**
 * The optimistic basket: what is wanted shows at once, what the shop answers stands. Saves come one after the other; a
 * refused one lets everything jump back and says so.
 */
export function useBasketForm({ basket: first, addresses, quantityDelay, attempt }: BasketFormProps) {
  const t = useTexts(basketPageTexts);
  const [basket, setBasket] = useState(first);
  const [wishes, setWishes] = useState<Wishes>(() => typedWishes(first, attempt));
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What runs later must see the latest of both.
  const latest = useRef({ basket: first, wishes, isSaving: false });

  const put = (next: Partial<(typeof latest)['current']>) => {
    Object.assign(latest.current, next);
    setBasket(latest.current.basket);
    setWishes(latest.current.wishes);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const wish = (line: BasketLineData, value: number) =>
    put({ wishes: new Map([...latest.current.wishes, [lineName(line), value]]) });

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    const { basket: before, wishes: sent, isSaving: isUnderWay } = latest.current;
    if (isUnderWay || sent.size === 0) return;
    const changed = before.lines.filter((line) => sent.has(lineName(line)));
    put({ isSaving: true });
    try {
      const answer = await saveLines(
        addresses.program,
        changed.map((line) => ({ ...line, quantity: plainDecimal(sent.get(lineName(line))!) })),
      );
      const left = [...latest.current.wishes].filter(([name, value]) => sent.get(name) !== value);
      const focus = focusAfterRemoval(before, sent);
      put({ basket: answer.page.basket, wishes: new Map(left), isSaving: false });
      tell(changed, sent, answer);
      if (focus !== undefined) requestAnimationFrame(() => moveFocus(focus));
    } catch {
      put({ wishes: new Map(), isSaving: false });
      const [only, ...others] = changed;
      const title = only && others.length === 0 ? t('failedNamed', { name: only.name }) : t('failed');
      showAlert({
        tone: 'error',
        title,
        text: t('failedText'),
        action: {
          label: t('retry'),
          onPress: () => {
            put({ wishes: sent });
            void save();
          },
        },
      });
    }
    if (latest.current.wishes.size > 0) void save();
  };

  function tell(changed: ReadonlyArray<BasketLineData>, sent: Wishes, { page, summary }: BasketPageAnswer): void {
    tellBasketChanged(summary);
    const toPay = page.basket.summary.total;
    for (const { name, ...line } of changed) {
      const now = page.basket.lines.find((candidate) => lineName(candidate) === lineName(line));
      if (now) announce(t('saved', { name, quantity: now.quantityText, total: now.total, toPay }));
      else if (sent.get(lineName(line)) === 0) {
        announce(t(page.basket.lines.length > 0 ? 'removed' : 'removedLast', { name, toPay }));
      }
    }
    for (const { kind, text } of page.said) if (kind !== 'success') showAlert({ tone: kind, title: text });
  }

  return {
    basket,
    wishes,
    formRef,
    setQuantity(line: BasketLineData, value: number) {
      wish(line, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), quantityDelay);
    },
    removeLine(line: BasketLineData) {
      wish(line, 0);
      void save();
    },
    /** The button of the order is a real submit: it takes along what is not saved yet. */
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter instanceof HTMLButtonElement && submitter.name === 'next') return;
      event.preventDefault();
      void save();
    },
  };
}

/** The quantities of a refused form, as far as they are numbers: what was typed beside the wrong one is not lost. */
function typedWishes({ lines }: BasketData, attempt: BasketFormProps['attempt']): Wishes {
  return new Map(
    (attempt?.quantities ?? []).flatMap(([index, typed]) => {
      const line = lines[index];
      const value = parseDecimal(typed.trim());
      return line && value !== null && value > 0 ? [[lineName(line), value]] : [];
    }),
  );
}

/** Which line gets focus when one is taken away: the next one, the one before, or none; undefined where none goes. */
function focusAfterRemoval({ lines }: BasketData, sent: Wishes): string | null | undefined {
  const at = lines.findIndex((line) => sent.get(lineName(line)) === 0);
  if (at < 0) return undefined;
  const stays = (line: BasketLineData) => sent.get(lineName(line)) !== 0;
  const next = lines.slice(at + 1).find(stays) ?? lines.slice(0, at).findLast(stays);
  return next ? lineName(next) : null;
}

/** To the button that takes the neighbour out; where the basket is empty now, to its heading. */
function moveFocus(name: string | null): void {
  const button = name !== null && document.querySelector<HTMLElement>(`[data-remove="${CSS.escape(name)}"]`);
  (button || document.getElementById('basket-heading'))?.focus();
}
