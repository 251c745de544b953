import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type MouseEventHandler,
} from 'react';
import { reducedMotion } from './track.ts';

export interface RotationOptions {
  /** Whether autoplay is on. */
  isAsked: boolean;
  /** Whether there is a slide to move to. */
  isMovable: boolean;
  /** Milliseconds between moves. */
  interval: number;
  /** Shows the next slide. */
  onTurn: () => void;
  /** Called when the autoplay button is pressed. */
  onToggle: (isStopped: boolean) => void;
}

const mayMove = () => !document.hidden && !matchMedia(reducedMotion).matches;

const watchReader = (onChange: () => void) => {
  const motion = matchMedia(reducedMotion);
  motion.addEventListener('change', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    motion.removeEventListener('change', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
};
const watchNothing = () => () => {};
const never = () => false;

const noHolds = { pointer: false, focus: false };

/**
 * Autoplay. It pauses under the pointer and while its button has focus; other focus, and every press, stops it until
 * resumed. Resuming overrides a present pointer and focus. It pauses in a hidden page and under reduced motion (WCAG
 * 2.2, 2.2.2; ARIA APG, carousel).
 */
export function useRotation({ isAsked, isMovable, interval, onTurn, onToggle }: RotationOptions) {
  const button = useRef<HTMLButtonElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [holds, setHolds] = useState(noHolds);
  const isAllowed = useSyncExternalStore(isAsked ? watchReader : watchNothing, isAsked ? mayMove : never, never);
  const isTurning = isAsked && isMovable && isAllowed && !isStopped && !holds.pointer && !holds.focus;

  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [isTurning, interval]);

  return {
    isTurning,
    isStopped,
    stop: () => setIsStopped(true),
    regionProps: isAsked && {
      onPointerEnter: () => setHolds((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHolds((now) => ({ ...now, pointer: false })),
      onFocus({ target }: FocusEvent) {
        if (target === button.current) setHolds((now) => ({ ...now, focus: true }));
        else setIsStopped(true);
      },
      onBlur: () => setHolds((now) => ({ ...now, focus: false })),
    },
    buttonProps: {
      ref: button,
      onClick: (() => {
        setIsStopped(!isStopped);
        setHolds(noHolds);
        onToggle(!isStopped);
      }) satisfies MouseEventHandler,
    },
  };
}
