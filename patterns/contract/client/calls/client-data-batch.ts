import type { ShopConnection } from '../connection.ts';
import { validateClientData, type ClientDataQuestion, type ClientDataVerdict } from './client-data.ts';

/** The shop's verdict, or false where the field stays unchecked. */
export type FieldVerdict = ClientDataVerdict | false;

export interface ClientDataBatchOptions {
  /** Milliseconds without another question until all are sent together: 500 by default (spec 9). */
  delay?: number;
}

/** Sends the questions about several fields together. */
export interface ClientDataBatch {
  /**
   * Asks about the field with this id. A newer question about the same field replaces a waiting one, which then
   * resolves to false.
   */
  ask(id: string, question: ClientDataQuestion): Promise<FieldVerdict>;
}

interface Waiting {
  readonly question: ClientDataQuestion;
  readonly answer: (verdict: FieldVerdict) => void;
}

export function clientDataBatch(shop: ShopConnection, { delay = 500 }: ClientDataBatchOptions = {}): ClientDataBatch {
  const waiting = new Map<string, Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    const asked = [...waiting];
    waiting.clear();
    const questions = Object.fromEntries(asked.map(([id, { question }]) => [id, question]));
    const verdicts = await validateClientData(shop, questions);
    for (const [id, { answer }] of asked) answer((verdicts && verdicts[id]) || false);
  };

  return {
    ask(id, question) {
      waiting.get(id)?.answer(false);
      clearTimeout(timer);
      timer = setTimeout(() => void send(), delay);
      return new Promise((answer) => waiting.set(id, { question, answer }));
    },
  };
}
