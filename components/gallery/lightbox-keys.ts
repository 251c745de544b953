/** What a key of the lightbox does. */
export type Deed =
  | { readonly kind: 'go'; readonly by: 1 | -1 }
  | { readonly kind: 'goTo'; readonly end: 'first' | 'last' }
  | { readonly kind: 'zoom'; readonly by: 1 | -1 }
  /** Pans an enlarged picture; by one step of the axis, in the direction of the screen. */
  | { readonly kind: 'pan'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

const pans: Readonly<Record<string, Deed>> = {
  ArrowLeft: { kind: 'pan', x: -1, y: 0 },
  ArrowRight: { kind: 'pan', x: 1, y: 0 },
  ArrowUp: { kind: 'pan', x: 0, y: -1 },
  ArrowDown: { kind: 'pan', x: 0, y: 1 },
};

const deeds: Readonly<Record<string, Deed>> = {
  PageUp: { kind: 'go', by: -1 },
  PageDown: { kind: 'go', by: 1 },
  Home: { kind: 'goTo', end: 'first' },
  End: { kind: 'goTo', end: 'last' },
  '+': { kind: 'zoom', by: 1 },
  // The plus of most keyboards without Shift.
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
};

/** Arrows move between pictures, in the direction of reading; over an enlarged one they pan. */
export function deedOf(key: string, { isZoomed = false, isMirrored = false } = {}): Deed | undefined {
  if (isZoomed && key in pans) return pans[key];
  if (key === 'ArrowLeft') return { kind: 'go', by: isMirrored ? 1 : -1 };
  if (key === 'ArrowRight') return { kind: 'go', by: isMirrored ? -1 : 1 };
  return deeds[key];
}
