import { sessionCookieName } from '../../platform/http/session-cookie.ts';
import type { Session, Store } from '../../store/index.ts';
import { methodOf, type HttpRequest } from '../define.ts';

/** The shop's own address in every example. */
export const origin = 'https://shop.example';

/** A visitor with a separate browser: cookies are kept, and requests come from the shop's own pages. */
export class Visitor {
  /** Beyond addresses. */
  readonly store: Store;
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #cookies = new Map<string, string>();

  constructor(store: Store, fetch: (request: Request) => Promise<Response>) {
    this.store = store;
    this.#fetch = fetch;
  }

  async send(request: HttpRequest): Promise<Response> {
    const { path, form, files, body, type, accept } = request;
    const method = methodOf(request);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#fetch(
      new Request(origin + path, {
        method,
        ...(method === 'POST' && { body: form ? formBody(form, files) : (body ?? '') }),
        headers: {
          'sec-fetch-site': 'same-origin',
          origin,
          ...(cookies && { cookie: cookies }),
          ...(type && { 'content-type': type }),
          ...(accept && { accept }),
        },
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  /** A session of this visitor, for direct changes of the store. */
  async session(): Promise<Session['hash']> {
    const { id, session } = await this.store.sessions.start();
    this.#cookies.set(sessionCookieName(true), id);
    return session.hash;
  }
}

function formBody(fields: NonNullable<HttpRequest['form']>, files: HttpRequest['files']): URLSearchParams | FormData {
  if (!files) return new URLSearchParams(fields);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [field, { name, text }] of Object.entries(files)) body.set(field, new File([text], name));
  return body;
}
