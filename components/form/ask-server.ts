import { fieldRequest, type ServerQuestion } from './field-request.ts';
import type { Verdict } from './form-state.ts';

export interface AskOptions {
  readonly request?: typeof fetch | undefined;
  /** The response's time limit, in milliseconds. */
  readonly timeout: number;
  /** The message of a rejected value if field and server have none. */
  readonly otherwise: string;
  /** The field's message for a rejected value. */
  readonly message?: string | undefined;
}

interface Answer {
  errno?: unknown;
  message?: unknown;
  errdesc?: unknown;
}

const wordsOf = ({ message, errdesc }: Answer) =>
  [message, errdesc].find((text): text is string => typeof text === 'string' && text !== '');

/**
 * Sends a value to the address. An `errno` other than 0 is an error with the field's own message, else the server's
 * . A lost or late response is logged and leaves the field unchecked: customers can go on. So does a 400, with
 * a warning: the server has no validation of this kind.
 */
export async function askServer(
  question: ServerQuestion,
  { request = fetch, timeout, otherwise, message }: AskOptions,
): Promise<Verdict> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  const unchecked = `The field "${question.name}" stays unchecked: ${question.url}`;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`no answer within ${timeout} ms`));
        controller.abort();
      }, timeout);
    });
    const ask = async () => {
      const [address, sent] = fieldRequest(question);
      const response = await request(address, { ...sent, signal: controller.signal });
      if (response.status === 400) {
        console.warn(unchecked);
        return undefined;
      }
      if (!response.ok) throw new Error(`answered ${response.status}`);
      return (await response.json()) as Answer;
    };
    const answer = await Promise.race([ask(), late]);
    return answer && (Number(answer.errno ?? 0) === 0 ? null : (message ?? wordsOf(answer) ?? otherwise));
  } catch (error) {
    console.error(unchecked, error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The request defined by a control's markup, if any. */
export function questionOf(control: HTMLElement, name: string, value: string): ServerQuestion | null {
  const { validationUrl: url, validationMethod, validationExtra: extra } = control.dataset;
  if (url === undefined || value === '') return null;
  return { url, method: validationMethod === 'POST' ? 'POST' : 'GET', name, value, extra };
}
