import { redirect } from '../../../platform/page/answers.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';

/** An address that names no order, as old clients link to it, leads to where one is found; null where it names one. */
export const toReturns = ({ url }: Pick<PageContext, 'url'>) =>
  url.searchParams.has('order_number') || url.searchParams.has('order') ? null : redirect(addressOf('returns-open'));
