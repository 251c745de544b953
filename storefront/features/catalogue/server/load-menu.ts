import type { SienTypes } from '../../../shared/define-page.ts';
import { readOnce } from '../../../platform/page/read-once.ts';
import type { RequestContext } from '../../../platform/page/request-context.ts';
import type { MenuTree } from '../../../store/index.ts';

/** The menu of departments, read once a page: the frame shows all of it, a department its own part. */
export const loadMenu = (
  context: Pick<RequestContext<unknown, SienTypes>, 'store' | 'reads'>,
): Promise<ReadonlyArray<MenuTree>> => readOnce(context, 'menu', () => context.store.menu.tree());
