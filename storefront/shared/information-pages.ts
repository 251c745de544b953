import { readOnce, type Reads } from '../platform/page/read-once.ts';
import type { Store } from '../store/index.ts';

interface InformationContext {
  readonly store: Pick<Store, 'content'>;
  readonly reads?: Reads | undefined;
}

/** The names of the existing pages of information, in the shop's order, read once per request. */
export const loadInformationPages = (context: InformationContext): Promise<ReadonlyArray<string>> =>
  readOnce(context, 'pages of information', async () =>
    (await context.store.content.titles('page')).map(({ slug }) => slug),
  );
