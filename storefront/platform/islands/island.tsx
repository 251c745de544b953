import { use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';
import * as styles from './island.css.ts';
import { IslandRoot } from './island-root.tsx';
import { IslandScopeContext } from './island-scope.ts';
import { ServerPartsProvider } from './server-part.tsx';

/**
 * When the browser makes it interactive. `intent`: at the first touch, click, key or focus inside, which is then replayed
 * (the default, 0 kB before it). `visible`: when it comes near the viewport. `idle`: once the page is idle.
 */
export type HydrateWhen = 'intent' | 'visible' | 'idle';

export interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  props: Props;
  hydrate?: HydrateWhen;
  /** Milliseconds after which it is made interactive without a touch, as digits: until then what the server wrote stays true. */
  wakesIn?: string | undefined;
  /** What the server alone renders: the island shows each by `ServerPart`. */
  parts?: ReadonlyArray<ReactNode>;
}

/**
 * Server only: renders a component as an island. It is a separate root with its own id prefix, because
 * `useId` counts from the root and the browser hydrates this part alone.
 */
export function Island<Props extends object>({
  of: definition,
  props,
  hydrate = 'intent',
  wakesIn,
  parts = [],
}: IslandProps<Props>) {
  const scope = use(IslandScopeContext);
  if (!scope) throw new Error(`Island "${definition.name}": islands render inside a page of the runtime only.`);
  const Component = definition.component;
  const prefix = scope.nextPrefix();
  // No hook may follow: the nested render leaves React's hook state reset.
  const html = renderToString(
    <IslandRoot environment={scope.environment}>
      <ServerPartsProvider value={parts}>
        <Component {...props} />
      </ServerPartsProvider>
    </IslandRoot>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      className={styles.island}
      data-island={definition.name}
      data-code={scope.codeOf(definition.name)}
      data-hydrate={hydrate}
      data-wakes-in={wakesIn}
      data-prefix={prefix}
      data-props={definition.propsOf ? undefined : JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
