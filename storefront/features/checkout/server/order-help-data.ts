import { loadInformationPages } from '../../../shared/information-pages.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { OrderHelpProps } from './order-help.tsx';

/** How to reach the shop, by its settings, and which of the pages exist. */
export async function loadOrderHelp(
  context: Pick<PageContext, 'store' | 'settings' | 'reads'>,
): Promise<OrderHelpProps> {
  const { settings } = context;
  const pages = await loadInformationPages(context);
  const written = (['terms', 'privacy'] as const).filter((name) => pages.includes(name));
  return { phone: settings.companyPhone, email: settings.companyEmail, pages: [...written, 'accessibility'] };
}
