import type { Context } from 'hono';
import type { Shop } from './page-handler.tsx';
import type { App } from './request-facts.ts';

/** The settings of a request, and those read last: the page that reports that the store is down uses them. */
export function requestSettings({ site, store }: Pick<Shop, 'site' | 'store'>, first: object) {
  let last = first;
  const read = async () => (last = await site.settings(store));
  return {
    last: () => last,
    /** As they are when a request first asks: no request changes them. */
    of(c: Context<App>): Promise<object> {
      const known = c.get('settings') ?? read();
      c.set('settings', known);
      return known;
    },
  };
}

export type SettingsOf = ReturnType<typeof requestSettings>['of'];
