import type { Context } from 'hono';
import type { Shop } from './page-handler.tsx';
import type { App } from './request-facts.ts';

/** The settings as they stand at the first asking of a request: no request changes them. */
export const settingsOf =
  ({ site, store }: Pick<Shop, 'site' | 'store'>) =>
  (c: Context<App>): Promise<object> => {
    const known = c.get('settings') ?? site.settings(store);
    c.set('settings', known);
    return known;
  };

export type SettingsOf = ReturnType<typeof settingsOf>;
