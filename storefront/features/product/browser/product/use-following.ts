import { useEffect, useRef } from 'react';
import type * as follower from './follow-choice.tsx';
import type { Choice } from './told-choice.ts';

let following: Promise<typeof follower> | undefined;

/** One promise for all: who asks for a module that is on its way does not always get it first (Chromium 156). */
const loadFollowing = () =>
  (following ??= import('./follow-choice.tsx').catch((error: unknown) => {
    following = undefined;
    throw error;
  }));

/** Lets the page around the form follow what is chosen in it. Its code is fetched with the first change. */
export function useFollowing(choice: Choice, tell: follower.TellForm): void {
  const last = useRef(choice);
  useEffect(() => {
    const { current: before } = last;
    last.current = choice;
    if (before.size === choice.size && before.quantity === choice.quantity && before.extra === choice.extra) return;
    loadFollowing().then(
      ({ followChoice }) => followChoice(choice, before, tell),
      // Without the code nobody can say when another size leaves.
      () => before.size !== choice.size && document.querySelector('[data-follows="dispatch"]')?.replaceChildren(),
    );
  });
}
