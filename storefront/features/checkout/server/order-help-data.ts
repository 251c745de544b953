import { loadInformationPages } from '../../../shared/information-pages.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { OrderHelpProps } from './order-help.tsx';

/** The shop's contacts from its settings, and which of the pages exist. */
export async function loadOrderHelp(
  context: Pick<PageContext, 'store' | 'settings' | 'reads'>,
): Promise<OrderHelpProps> {
  const { settings } = context;
  const pages = await loadInformationPages(context);
  const written = (['terms', 'privacy'] as const).filter((name) => pages.includes(name));
  return { phone: settings.companyPhone, email: settings.companyEmail, pages: [...written, 'accessibility'] };
}
