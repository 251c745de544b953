import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { App } from './request-facts.ts';
import { warnOfProxy } from './unknown-proxy.ts';

it('warns once, at the first request through a proxy', async () => {
  const warnings: string[] = [];
  const app = new Hono<App>();
  app.use(warnOfProxy((sentence) => warnings.push(sentence)));
  app.get('/', (c) => c.text('shop'));
  expect(await (await app.request('/')).text()).toBe('shop');
  expect(warnings).toEqual([]);
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect(await (await app.request('/', { headers: { [header]: '203.0.113.7' } })).text()).toBe('shop');
  expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES is empty')]);
  expect(warnings.join()).not.toContain('203.0.113.7');
});
