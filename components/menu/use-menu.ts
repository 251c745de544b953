import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { nextStop } from './next-stop.ts';

/** In milliseconds: the mouse rest before a panel opens or replaces another, and its absence before one closes. */
const OPENS_AFTER = 200;
const CLOSES_AFTER = 400;

/** The open panel. One that was pressed open, or holds focus, is `held`: then the mouse changes nothing. */
interface Opened {
  readonly index: number;
  readonly isHeld: boolean;
}

const stopsIn = (place: Element): ReadonlyArray<HTMLElement> => [
  ...place.querySelectorAll<HTMLElement>(place.matches('[data-menu-panel]') ? 'a' : '[data-menu-stop]'),
];

/** One open panel at a time, by press, by resting mouse, by arrow keys; Escape, a press or focus elsewhere close it. */
export function useMenu() {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;

  const turn = (next: Opened | undefined, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setOpened(next);
    else timer.current = setTimeout(setOpened, after, next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      clearTimeout(timer.current);
      setOpened(undefined);
    };
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Only focus that was in the panel is lost with it; the mouse may have opened it beside a field.
      const panel = document.activeElement?.closest('[data-menu-panel]');
      if (panel && nav.current?.contains(panel)) (panel.previousElementSibling as HTMLElement).focus();
      close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  return {
    nav,
    openIndex: opened?.index,
    navProps: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) turn(undefined);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const from = event.target as HTMLElement;
        const panel = from.closest('[data-menu-panel]');
        const below = from.nextElementSibling;
        const isDownInto = event.key === 'ArrowDown' && from.getAttribute('aria-expanded') === 'true' && below !== null;
        const stops = stopsIn(isDownInto ? below : (panel ?? event.currentTarget));
        const isMirrored = getComputedStyle(from).direction === 'rtl';
        const next = isDownInto ? 0 : nextStop(event.key, stops.indexOf(from), stops.length, isMirrored);
        if (next === undefined) return;
        event.preventDefault();
        stops[next]?.focus();
      },
    },
    /** For the item at `index`, around its link, its button and its panel. */
    itemProps: (index: number) => ({
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && !opened?.isHeld) turn({ index, isHeld: false }, OPENS_AFTER);
      },
      onPointerLeave() {
        if (!opened?.isHeld) turn(undefined, CLOSES_AFTER);
      },
    }),
    /** A press on what the mouse has just opened keeps it open. */
    press: (index: number) => turn(opened?.index === index && opened.isHeld ? undefined : { index, isHeld: true }),
    /** Focus in a panel that the mouse opened keeps it open. */
    hold: (index: number) => turn({ index, isHeld: true }),
  };
}
