import type { ShippingTime } from '../rules/shipping-time.ts';

export interface ShippingTimeRefreshOptions<Choice, Answer = ShippingTime> {
  /**
   * Asks the shop; the signal says that the answer is not wanted any more. `rememberShippingTimes` keeps it from asking twice. It
   * may tell more than the time: what else follows the choice comes with it then.
   */
  ask: (choice: Choice, signal: AbortSignal) => Promise<Answer>;
  /** Called with the answer; not where the choice has changed meanwhile, and not where asking failed, which is logged. */
  onAnswer: (answer: Answer, choice: Choice) => void;
  /** Milliseconds from the last change until the shop is asked: 50 unless told (spec 9). */
  delay?: number;
}

export interface ShippingTimeRefresh<Choice> {
  /** What is chosen now: product, size, quantity, parts of a bundle. */
  refresh(choice: Choice): void;
  /** Asks nothing more, and drops what is on its way. */
  stop(): void;
}

/**
 * Keeps the promise of dispatch of a product page true to what is chosen. One press may change size, quantity and parts of
 * a bundle one after the other, so it waits for the last change; a newer question makes an older answer worthless.
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
