let isPressed = false;

const ends = ['pointerup', 'pointercancel'] as const;

/** Tracks whether the main mouse button, a finger or a pen is down. */
export function watchPress(): void {
  addEventListener(
    'pointerdown',
    ({ button }) => {
      isPressed = button === 0;
    },
    { capture: true, passive: true },
  );
  for (const type of ends) {
    addEventListener(
      type,
      () => {
        isPressed = false;
      },
      { capture: true, passive: true },
    );
  }
}

/** Resolves once nothing is pressed and the press's click, which follows its release, was dispatched. */
export function pressEnd(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    for (const type of ends) {
      addEventListener(
        type,
        () => {
          ended.abort();
          setTimeout(resolve);
        },
        { capture: true, passive: true, signal: ended.signal },
      );
    }
  });
}
