let isPressed = false;

const ends = ['pointerup', 'pointercancel'] as const;

/** Watches the main button of the mouse, a finger or a pen: whether one is down at this moment. */
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

/** Resolves once nothing is pressed and the click of the press, which comes right after its release, was heard. */
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
