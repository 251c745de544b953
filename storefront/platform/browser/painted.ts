/** Resolves after the next paint, so that further work of a press does not delay what the press itself has drawn. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
