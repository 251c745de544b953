import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { App } from './request-facts.ts';

/** What Node read; undefined without a network. */
export const incomingOf = (c: Context<App>): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

const isHalf = (c: Context<App>): boolean => {
  const incoming = incomingOf(c);
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
};

/** Whether the client disconnected before the request was complete or answered. */
export const hasLeft = (c: Context<App>): boolean => isHalf(c) || c.req.raw.signal.aborted;

/** Whether that alone caused an error: the body ended too early, or work was dropped because no one waits for it. */
export const isLeaving = (c: Context<App>, error: unknown): boolean =>
  isHalf(c) || (c.req.raw.signal.aborted && error instanceof Error && error.name === 'AbortError');

/** The status of such a request in the log, as proxies write it; it is never sent. */
export const leftStatus = 499;
