import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { App } from './request-facts.ts';
import { inTurns, type TurnLimits } from './turns.ts';

/** An app whose page waits until it is let go; it counts what began. */
function appWith(limits: TurnLimits) {
  const begun: string[] = [];
  const held: Array<() => void> = [];
  const app = new Hono<App>();
  app.get('/health', (c) => c.text('ok'));
  const { turn: eachTurn, making } = inTurns(limits, (c) => c.text('busy', 503));
  app.get('/kept', eachTurn, (c) => {
    begun.push(c.req.path);
    return c.text('kept');
  });
  app.use(making);
  app.all('*', async (c) => {
    begun.push(c.req.path);
    if (c.req.path.startsWith('/held')) await new Promise<void>((release) => held.push(release));
    return c.text('page');
  });
  return { begun, held, ask: async (path: string, init?: RequestInit) => app.request(path, init) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests begin in turns', () => {
  it('one in each turn of the event loop, while what costs nothing is answered at once', async () => {
    const { begun, ask } = appWith({ underWay: 9, waiting: 9 });
    const pages = ['/1', '/2', '/3'].map((path) => ask(path));
    expect(await (await ask('/health')).text()).toBe('ok');
    expect(begun).toEqual([]);
    for (const number of [1, 2, 3]) {
      await turn();
      expect(begun).toHaveLength(number);
    }
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('and an answer from memory waits for its turn, not for pages that are being made', async () => {
    const { begun, held, ask } = appWith({ underWay: 1, waiting: 9 });
    const pages = ['/held', '/2'].map((path) => ask(path));
    const kept = ask('/kept');
    expect(begun).toEqual([]);
    expect(await (await kept).text()).toBe('kept');
    expect(begun).toEqual(['/held', '/kept']);
    held[0]!();
    await Promise.all(pages);
    expect(begun).toEqual(['/held', '/kept', '/2']);
  });

  it('so many at a time; one with a body does not wait for them', async () => {
    const { begun, held, ask } = appWith({ underWay: 2, waiting: 9 });
    const pages = ['/held1', '/held2', '/3'].map((path) => ask(path));
    const sent = ask('/form', { method: 'POST', body: 'a=1', headers: { 'content-length': '3' } });
    expect((await sent).status).toBe(200);
    await turn();
    expect(begun).toEqual(['/held1', '/held2', '/form']);
    held[0]!();
    expect((await pages[2]!).status).toBe(200);
    held[1]!();
    await Promise.all(pages);
  });

  it('and are refused at once where too many wait', async () => {
    const { ask } = appWith({ underWay: 1, waiting: 2 });
    const [one, two, three] = ['/1', '/2', '/3'].map((path) => ask(path));
    expect((await three!).status).toBe(503);
    expect([(await one!).status, (await two!).status]).toEqual([200, 200]);
    expect((await ask('/4')).status).toBe(200);
  });

  it('and nothing is done for who has left', async () => {
    const { begun, ask } = appWith({ underWay: 9, waiting: 9 });
    const leaving = new AbortController();
    const left = ask('/1', { signal: leaving.signal });
    const stays = ask('/2');
    leaving.abort();
    await Promise.allSettled([left, stays]);
    expect(begun).toEqual(['/2']);
  });
});
