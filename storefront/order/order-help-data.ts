import type { PageContext } from '../define-page.ts';
import type { OrderHelpProps } from './order-help.tsx';

/** How to reach the shop, by its settings, and which of the pages exist. */
export async function loadOrderHelp({
  store,
  settings,
}: Pick<PageContext, 'store' | 'settings'>): Promise<OrderHelpProps> {
  const titles = await store.content.titles('page');
  const written = (['terms', 'privacy'] as const).filter((name) => titles.some(({ slug }) => slug === name));
  return { phone: settings.companyPhone, email: settings.companyEmail, pages: [...written, 'accessibility'] };
}
