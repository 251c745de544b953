import { useRef, type PointerEvent, type RefObject } from 'react';
import { useMove } from 'react-aria/useMove';

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
  /** The thumb that follows, and the amount below the pointer at a place of the window. */
  const drag = useRef<{ side: Side; place: number; amountAt: (place: number) => number }>(null);
  const { moveProps } = useMove({
    onMove({ deltaX }) {
      const { current } = drag;
      if (!current) return;
      current.place += deltaX;
      move(current.side, current.amountAt(current.place));
    },
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const track = event.currentTarget.querySelector('svg');
      const isThumb = event.target instanceof HTMLInputElement;
      if (!track || isThumb || event.button !== 0 || sliders.from.current?.disabled) return;
      const amountAt = (place: number) => {
        const { left, width } = track.getBoundingClientRect();
        const part = width === 0 ? 0 : (place - left) / width;
        const isMirrored = getComputedStyle(track).direction === 'rtl';
        return Math.round(minimum + (isMirrored ? 1 - part : part) * (maximum - minimum));
      };
      const pressed = amountAt(event.clientX);
      // Of two overlapping thumbs it is the one that can go there.
      const isUpper = Math.abs(pressed - thumbs.to) < Math.abs(pressed - thumbs.from) || pressed > thumbs.to;
      const side = isUpper ? 'to' : 'from';
      sliders[side].current?.focus();
      move(side, pressed);

      drag.current = { side, place: event.clientX, amountAt };
      // Its keys are not used: the thumbs have their own.
      moveProps.onPointerDown?.(event);
    },
  };
}
