import type { Context, MiddlewareHandler } from 'hono';
import { hasLeft } from './left-requests.ts';
import type { App } from './request-facts.ts';

export interface TurnLimits {
  /** How many requests without a body may be under way; one with a body comes as slowly as its client sends. */
  readonly underWay: number;
  /** How many may wait for their turn. */
  readonly waiting: number;
}

const hasBody = ({ req }: Context<App>): boolean =>
  req.header('transfer-encoding') !== undefined || (req.header('content-length') ?? '0') !== '0';

/** Both begin what comes from one line; a page passes the first, and the second where it is not answered from memory. */
export interface Turns {
  /** Waits for a turn. */
  readonly turn: MiddlewareHandler<App>;
  /** Waits for a turn, and until few enough are under way. */
  readonly making: MiddlewareHandler<App>;
}

/**
 * Begins one request in each turn of the event loop. Node renders a page without a pause, and would begin all requests that arrived
 * meanwhile right after it: a health check behind 64 busy connections waited for seconds, behind 64 that ask for kept pages in gzip for a
 * quarter of one. Between two turns Node accepts connections and answers files and health checks. Nothing is done for a client that
 * has left.
 *
 * @param refuse answers a request that finds too many before it; it should cost less than a page
 */
export function inTurns({ underWay, waiting }: TurnLimits, refuse: (c: Context<App>) => Response): Turns {
  const line: Array<{ isBounded: boolean; begin: () => void }> = [];
  let bounded = 0;
  let isAwaited = false;

  /** Lets the first one begin that may, in the next turn. */
  const advance = () => {
    if (isAwaited || line.length === 0) return;
    isAwaited = true;
    setImmediate(() => {
      isAwaited = false;
      const next = line.findIndex(({ isBounded }) => !isBounded || bounded < underWay);
      if (next < 0) return;
      const [first] = line.splice(next, 1);
      if (first?.isBounded) bounded += 1;
      first?.begin();
      advance();
    });
  };

  const after = async (c: Context<App>, next: () => Promise<void>, isBounded: boolean): Promise<Response | void> => {
    if (line.length >= waiting) return refuse(c);
    await new Promise<void>((begin) => {
      line.push({ isBounded, begin });
      advance();
    });
    try {
      if (hasLeft(c)) return c.body(null, 400);
      return await next();
    } finally {
      if (isBounded) {
        bounded -= 1;
        advance();
      }
    }
  };

  return {
    turn: (c, next) => after(c, next, false),
    making: (c, next) => after(c, next, !hasBody(c)),
  };
}
