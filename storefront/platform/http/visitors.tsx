import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Context } from 'hono';
import { IslandRoot } from '../islands/island-root.tsx';
import { shapeOf, type PartShape } from '../kept/visitor-part.ts';
import { runInLanguage } from '../languages/current-language.ts';
import type { ShopTypes } from '../page/request-context.ts';
import type { Reads } from '../page/read-once.ts';
import type { VisitorPages } from '../page/site.ts';
import { record, Recording, unrecorded } from '../reads/recording.ts';
import { environmentOf, type Shop, type ShopContext } from './page-handler.tsx';
import type { App } from './request-facts.ts';

/** A visitor with a session, whose pages may be kept. */
export interface Visitor {
  /** Visitors of one variant see the same but for their part. */
  readonly variant: string;
  /** By them the store finds the visitor's data. */
  readonly keys: ReadonlyArray<string>;
  /** What was read of the visitor: the page gets the same. */
  readonly reads: Reads;
  /** What the page rests on besides: settings and texts were read before it. */
  readonly words: Recording;
  /** The part of the frame that only this visitor sees, as HTML. */
  readonly part: string;
  shape(): PartShape;
}

/** Finds who asks: `anyone` without a session, null for a visitor whose page is rendered. */
export type VisitorOf = (c: Context<App>) => Promise<Visitor | 'anyone' | null>;

type ContextOf = (
  c: Context<App>,
  params: Record<string, string>,
  method: ShopContext['method'],
) => Promise<ShopContext>;

export function visitorsOf(
  shop: Shop,
  { showsData, load, samples }: VisitorPages<ShopTypes>,
  contextOf: ContextOf,
  changes: (url: URL) => boolean,
): VisitorOf {
  return async (c) => {
    const { language, url } = c.get('facts');
    const session = await c.get('session').current();
    if (session === null) return 'anyone';
    if (changes(url)) return null;
    return runInLanguage(language, async () => {
      const reads: Reads = new Map();
      const words = new Recording(shop.clock());
      const context = { ...(await record(words, () => contextOf(c, {}, 'GET'))), reads };
      // No page rests on what is read here; what it depends on is in the variant and the part.
      return unrecorded(async () => {
        const found = await load(context);
        if (!found) return null;
        const html = (part: ReactNode) =>
          renderToString(<IslandRoot environment={environmentOf(shop, context)}>{part}</IslandRoot>);
        const data = Object.entries(session.data)
          .filter(([key]) => showsData(key))
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        return {
          variant: found.variant + JSON.stringify(data),
          keys: [session.hash, session.idHash],
          reads,
          words,
          part: html(found.part),
          shape() {
            const [shortest, longest] = runInLanguage(language, () => samples(context));
            return shapeOf(html(shortest), html(longest));
          },
        };
      });
    });
  };
}
