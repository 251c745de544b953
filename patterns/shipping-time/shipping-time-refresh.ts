import type { ShippingTime } from '../rules/shipping-time.ts';

export interface ShippingTimeRefreshOptions<Choice, Answer = ShippingTime> {
  /**
   * Asks the shop; the signal aborts. `rememberShippingTimes` caches its answers. The answer may hold more than the
   * time: whatever depends on the choice.
   */
  ask: (choice: Choice, signal: AbortSignal) => Promise<Answer>;
  /** Called with the answer; not if the choice has changed meanwhile or the request failed, which is logged. */
  onAnswer: (answer: Answer, choice: Choice) => void;
  /** Milliseconds from the last change until the shop is asked: 50 by default (spec 9). */
  delay?: number;
}

export interface ShippingTimeRefresh<Choice> {
  /** The current choice: product, size, quantity, parts of a bundle. */
  refresh(choice: Choice): void;
  /** Stops asking, and drops pending answers. */
  stop(): void;
}

/**
 * Keeps the dispatch promise of a product page up to date. One press may change size, quantity and parts of a bundle
 * one after the other, so it waits for the last change; stale responses are ignored.
 */
export function shippingTimeRefresh<Choice, Answer = ShippingTime>({
  ask,
  onAnswer,
  delay = 50,
}: ShippingTimeRefreshOptions<Choice, Answer>): ShippingTimeRefresh<Choice> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question = new AbortController();

  const run = async (choice: Choice, { signal }: AbortController) => {
    try {
      const answer = await ask(choice, signal);
      if (!signal.aborted) onAnswer(answer, choice);
    } catch (error) {
      if (!signal.aborted) console.error('The shop was not asked when the goods leave.', error);
    }
  };
  const stop = () => {
    clearTimeout(timer);
    question.abort();
  };

  return {
    refresh(choice) {
      stop();
      const mine = (question = new AbortController());
      timer = setTimeout(() => void run(choice, mine), delay);
    },
    stop,
  };
}
