import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { App } from './request-facts.ts';

/** What Node read; undefined without a network. */
export const incomingOf = (c: Context<App>): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** Whether whoever asked went before the request was whole. Nobody waits for the answer, and what broke is not the shop. */
export function hasLeft(c: Context<App>): boolean {
  const incoming = incomingOf(c);
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** The status of such a request in the log, as proxies write it; it never goes out. */
export const leftStatus = 499;
