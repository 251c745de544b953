import type { Page } from 'playwright/test';

/** One started fade of an alert. */
export interface Fade {
  readonly milliseconds: number;
  /** Opacity at start and end. */
  readonly from: number;
  readonly to: number;
}

/** Records how alerts fade in this page from now on. Returns a getter of all fades so far, in order. */
export async function noteFades(page: Page): Promise<() => Promise<ReadonlyArray<Fade>>> {
  const noted = await page.evaluateHandle(() => {
    const fades: Fade[] = [];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('[data-alert]')) return;
      // Not the current opacity: a busy machine reads it late.
      const effect = target.getAnimations().at(-1)?.effect as KeyframeEffect;
      const [first, last] = effect.getKeyframes().map(({ opacity }) => Number(opacity));
      fades.push({ milliseconds: Number(effect.getTiming().duration), from: first!, to: last! });
    };
    addEventListener('animationstart', note);
    addEventListener('transitionstart', note);
    return fades;
  });
  return () => noted.jsonValue();
}
