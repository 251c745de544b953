import { useEffect, useRef } from 'react';
import type { TellForm } from './follow-choice.tsx';
import type { Choice } from './told-choice.ts';

/** Lets the page around the form follow what is chosen in it. Its code is fetched with the first change. */
export function useFollowing(choice: Choice, tell: TellForm): void {
  const last = useRef(choice);
  useEffect(() => {
    const { current: before } = last;
    last.current = choice;
    if (before.size === choice.size && before.quantity === choice.quantity && before.extra === choice.extra) return;
    import('./follow-choice.tsx').then(
      ({ followChoice }) => followChoice(choice, before, tell),
      // Without the code nobody can say when another size leaves.
      () => before.size !== choice.size && document.querySelector('[data-follows="dispatch"]')?.replaceChildren(),
    );
  });
}
