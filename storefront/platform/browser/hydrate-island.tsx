import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '../islands/define-island.ts';
import { IslandRoot, type IslandEnvironment } from '../islands/island-root.tsx';
import { rememberFields } from './early-changes.ts';

/** Resolves once the island listens and has its early changes, with the function that unmounts it; rejects when its code fails on the server's HTML. */
export type HydrateIsland = (
  element: HTMLElement,
  definition: IslandDefinition,
  pressEnd: () => Promise<void>,
) => Promise<() => void>;

export const hydrateIsland: HydrateIsland = async (element, definition, pressEnd) => {
  const replayChanges = rememberFields(element);
  const unmount = await hydrate(element, definition);
  // A component may answer a change with a message, which would move a pressed button away before its click.
  await pressEnd();
  await replayChanges();
  return unmount;
};

const hydrate = (element: HTMLElement, { component: Component, propsOf }: IslandDefinition): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const fromServer = [...element.childNodes].map((node) => node.cloneNode(true));
    const props: object = propsOf ? propsOf(element) : JSON.parse(element.dataset['props']!);
    const root = hydrateRoot(
      element,
      <Announcing onReady={() => resolve(() => root.unmount())}>
        <IslandRoot environment={readEnvironment()}>
          <Component {...props} />
        </IslandRoot>
      </Announcing>,
      {
        identifierPrefix: element.dataset['prefix']!,
        // React has emptied the element: restore the server's content, which works as plain HTML.
        onUncaughtError(error) {
          queueMicrotask(() => element.replaceChildren(...fromServer));
          console.error(error);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
  });

/** Reports that the tree is mounted and listens. It renders nothing, so ids stay as on the server. */
function Announcing({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

function readEnvironment(): IslandEnvironment {
  return JSON.parse(document.body.dataset['environment']!) as IslandEnvironment;
}
