import type { SienTypes } from '../../shared/define-page.ts';
import type { RequestContext } from '../../platform/page/request-context.ts';

/** What a resolver knows of the request: as much as a page. */
export type CallContext = RequestContext<unknown, SienTypes>;

/** Turns facts of the store into answers. */
export type Wording = Pick<CallContext, 'texts' | 'settings'>;
