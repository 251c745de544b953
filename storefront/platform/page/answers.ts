import type { Language } from '../languages/languages.ts';

/** The answer of a page or a form. Plain values: the HTTP layer turns them into a response, tests read them directly. */
export interface PageAnswer<Data, Attempt = never> {
  readonly kind: 'page';
  readonly status: number;
  readonly data: Data;
  /** A form that waits to be sent again: the page shows it as it was filled in. */
  readonly attempt?: Attempt;
}

export interface RedirectAnswer {
  readonly kind: 'redirect';
  readonly status: 301 | 302 | 303 | 308;
  readonly address: string;
  /** The language of the page there, where it is not that of the request. */
  readonly language?: Language | undefined;
  /** A preference that the browser keeps, which scripts may read; never a secret. */
  readonly cookie?: PreferenceCookie;
}

export interface PreferenceCookie {
  /** Name and value are words of ASCII letters, digits, `-` and `_`. */
  readonly name: string;
  readonly value: string;
  /** For how many days; 0 deletes it. */
  readonly days: number;
}

/** The statuses with a Polish page. */
export type FailureStatus = 400 | 403 | 404 | 405 | 410 | 413 | 422 | 429 | 500 | 503;

export interface FailureAnswer {
  readonly kind: 'failure';
  readonly status: FailureStatus;
  /** Whole seconds after which a retry makes sense (429, 503). */
  readonly retryAfter?: number;
}

/** A rejected form: the page is shown again, with what was typed and what is wrong. */
export interface RejectedAnswer<Attempt> {
  readonly kind: 'rejected';
  /** 200 where old programs read any other status as a broken shop (wire contract 1.9). */
  readonly status: 200 | 409 | 422 | 503;
  readonly attempt: Attempt;
  /** Nothing is wrong: the form only asked for more choices, and its page has no error in its title. */
  readonly isFaultless?: true;
  /** Whole seconds after which the same form may be sent again (503). */
  readonly retryAfter?: number;
}

/** A JSON value for a program instead of a page: calls of the wire contract at the address of a page. */
export interface DataAnswer {
  readonly kind: 'data';
  readonly status: 200 | 409 | 422 | 503;
  readonly value: unknown;
  /** Whole seconds after which the same request may be sent again (503). */
  readonly retryAfter?: number;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type LoadAnswer<Data, Attempt = never> = PageAnswer<Data, Attempt> | RedirectAnswer | FailureAnswer | DataAnswer;
export type PostAnswer<Attempt> = RejectedAnswer<Attempt> | RedirectAnswer | FailureAnswer | DataAnswer;

/** The page with its data. */
export function page<Data>(data: Data, status = 200): PageAnswer<Data> {
  return { kind: 'page', status, data };
}

/** The page with a form that waits to be sent again; null where none waits. */
export const pageWith = <Data, Attempt>(data: Data, attempt: Attempt | null): PageAnswer<Data, Attempt> => ({
  ...page(data),
  ...(attempt !== null && { attempt }),
});

/** The same answer, with a preference for the browser to keep. */
export function withCookie(answer: RedirectAnswer, cookie: PreferenceCookie): RedirectAnswer {
  if (!/^[\w-]+$/.test(cookie.name) || !/^[\w-]*$/.test(cookie.value))
    throw new Error(`The cookie "${cookie.name}" may only hold words.`);
  return { ...answer, cookie };
}

/**
 * Sends the browser to another address of this shop; 303 makes it a GET, as after every form.
 * Throws for anything that is not a path of this shop, so that no parameter can lead shoppers to a foreign host.
 */
export function redirect(address: string, status: RedirectAnswer['status'] = 303): RedirectAnswer {
  const isOwnPath = /^\/(?![/\\])/.test(address) && !/[\u0000-\u001f]/.test(address);
  if (!isOwnPath) throw new Error(`Redirect to "${address}": only paths of this shop, from the root, are allowed.`);
  return { kind: 'redirect', status, address };
}

/** The same answer, to the page in another language. */
export const inOther = (answer: RedirectAnswer, language: Language | null): RedirectAnswer =>
  language === null ? answer : { ...answer, language };

export function failure(status: FailureStatus, retryAfter?: number): FailureAnswer {
  return { kind: 'failure', status, ...(retryAfter !== undefined && { retryAfter }) };
}

/** JSON for a program: `basketchange.php?getAjax=true`. */
export function data(value: unknown, status: DataAnswer['status'] = 200, retryAfter?: number): DataAnswer {
  return { kind: 'data', status, value, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Not found, and as far as we know it never existed. */
export const notFound = (): FailureAnswer => failure(404);

/** It existed and is gone for good. */
export const gone = (): FailureAnswer => failure(410);

/**
 * 422: the input is invalid. 409: it was valid, but the shop has changed meanwhile (stock, price).
 *
 * @param attempt what was typed, and what is wrong with it
 */
export function rejected<Attempt>(attempt: Attempt, status: 200 | 409 | 422 = 422): RejectedAnswer<Attempt> {
  return { kind: 'rejected', status, attempt };
}

/** 200: the same page with what was typed, because the form asked for more to choose from; nothing is wrong. */
export function refined<Attempt>(attempt: Attempt): RejectedAnswer<Attempt> {
  return { kind: 'rejected', status: 200, attempt, isFaultless: true };
}

/** 503: the form was valid, but the shop is too busy now; `retryAfter` whole seconds later it may be sent again. */
export function postponed<Attempt>(attempt: Attempt, retryAfter: number): RejectedAnswer<Attempt> {
  return { kind: 'rejected', status: 503, attempt, retryAfter };
}
