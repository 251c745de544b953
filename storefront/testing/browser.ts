import type { GraphqlAnswer } from '../compatibility/graphql/testing/ask.ts';
import type { RunningShop } from './running-shop.ts';

/** Somebody's browser at a running shop: it keeps cookies, says where its requests come from, and follows nothing by itself. */
export class Browser {
  readonly #shop: Pick<RunningShop, 'url' | 'store'>;
  readonly #cookies = new Map<string, string>();
  /** The Set-Cookie lines of the last answer. */
  lastCookies: ReadonlyArray<string> = [];

  constructor(shop: Pick<RunningShop, 'url' | 'store'>) {
    this.#shop = shop;
  }

  /** What the shop keeps, for what happens outside of browsers: mails, accounts that are there. */
  get store(): RunningShop['store'] {
    return this.#shop.store;
  }

  /** The header `Cookie`; '' without any. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Deletes a cookie, or sets one that no server sent. */
  setCookie(name: string, value: string | null): void {
    if (value === null) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** A browser with the same cookies, as if they were stolen. */
  copy(): Browser {
    const other = new Browser(this.#shop);
    for (const [name, value] of this.#cookies) other.setCookie(name, value);
    return other;
  }

  async fetch(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = { Origin: this.#shop.url, ...(this.cookie && { Cookie: this.cookie }), ...init.headers };
    const response = await fetch(this.#shop.url + path, { redirect: 'manual', ...init, headers });
    this.lastCookies = response.headers.getSetCookie();
    for (const line of this.lastCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.setCookie(name, line.includes('Max-Age=0') ? null : value);
    }
    return response;
  }

  /** Sends a form as a page does. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** The whole answer to a document. */
  async graphql(query: string, headers: Record<string, string> = {}): Promise<GraphqlAnswer> {
    const response = await this.fetch('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }), headers });
    return (await response.json()) as GraphqlAnswer;
  }

  /** The data of an answer that has no errors. */
  async ask(query: string): Promise<NonNullable<GraphqlAnswer['data']>> {
    const { data, errors } = await this.graphql(query);
    if (errors) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('; '));
    return data;
  }
}
