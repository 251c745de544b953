import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

type Side = 'from' | 'to';

interface Scale {
  minimum: number;
  maximum: number;
  /** The thumb positions. */
  thumbs: Readonly<Record<Side, number>>;
  /** Moves a thumb to an amount, or as near as the other thumb allows. */
  move: (side: Side, amount: number) => void;
}

/**
 * A press on the track beside the thumbs moves the nearer one there, and it follows the pointer until release. For
 * the pointer alone: two sliders lie over each other, so that their own tracks cannot be pressed; keys work on the thumbs.
 */
export function useTrackPress(
  sliders: Readonly<Record<Side, RefObject<HTMLInputElement | null>>>,
  { minimum, maximum, thumbs, move }: Scale,
) {
  const drag = useRef<AbortController>(null);
  useEffect(() => () => drag.current?.abort(), []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const track = event.currentTarget.querySelector('svg');
      const isThumb = event.target instanceof HTMLInputElement;
      if (!track || isThumb || event.button !== 0 || sliders.from.current?.disabled) return;
      // Else the press would remove focus again and start a text selection.
      event.preventDefault();

      const amountAt = ({ clientX }: { clientX: number }) => {
        const { left, width } = track.getBoundingClientRect();
        const part = width === 0 ? 0 : (clientX - left) / width;
        const isMirrored = getComputedStyle(track).direction === 'rtl';
        return Math.round(minimum + (isMirrored ? 1 - part : part) * (maximum - minimum));
      };
      const pressed = amountAt(event);
      // Of two overlapping thumbs it is the one that can go there.
      const isUpper = Math.abs(pressed - thumbs.to) < Math.abs(pressed - thumbs.from) || pressed > thumbs.to;
      const side = isUpper ? 'to' : 'from';
      sliders[side].current?.focus();
      move(side, pressed);

      drag.current?.abort();
      drag.current = new AbortController();
      const { signal } = drag.current;
      const end = () => drag.current?.abort();
      const page = track.ownerDocument;
      page.addEventListener('pointermove', (moved) => move(side, amountAt(moved)), { signal });
      page.addEventListener('pointerup', end, { signal });
      page.addEventListener('pointercancel', end, { signal });
    },
  };
}
