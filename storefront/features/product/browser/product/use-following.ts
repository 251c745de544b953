import { useEffect, useRef } from 'react';
import type * as follower from './follow-choice.tsx';
import type { Choice } from './choice-data.ts';

let following: Promise<typeof follower> | undefined;

/** One shared promise: callers of a loading module may not get it in order (Chromium 156). */
const loadFollowing = () =>
  (following ??= import('./follow-choice.tsx').catch((error: unknown) => {
    following = undefined;
    throw error;
  }));

/** Updates the page around the form to its selection, its pictures too. Its code is loaded on the first change. */
export function useFollowing(choice: Choice, updateForm: follower.UpdateForm): void {
  const last = useRef(choice);
  useEffect(() => {
    const { current: before } = last;
    last.current = choice;
    const isPicturedAlike = before.size === choice.size && before.configuration === choice.configuration;
    const isSoldAlike =
      before.size === choice.size && before.quantity === choice.quantity && before.extra === choice.extra;
    if (isPicturedAlike && isSoldAlike) return;
    loadFollowing().then(
      ({ followChoice, followPicture }) => {
        if (!isPicturedAlike) followPicture(choice);
        if (!isSoldAlike) followChoice(choice, before, updateForm);
      },
      // Without the code another size's dispatch is unknown.
      () => before.size !== choice.size && document.querySelector('[data-follows="dispatch"]')?.replaceChildren(),
    );
  });
}
