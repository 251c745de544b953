import type { Page } from 'playwright/test';

/** One fade of an alert, as it began. */
export interface Fade {
  readonly milliseconds: number;
  /** Opacity at its start and at its end. */
  readonly from: number;
  readonly to: number;
}

/** Notes from now on how alerts fade in this page. Returns what tells all fades until now, in their order. */
export async function noteFades(page: Page): Promise<() => Promise<ReadonlyArray<Fade>>> {
  const noted = await page.evaluateHandle(() => {
    const fades: Fade[] = [];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('[data-alert]')) return;
      // Not what the eye sees in this moment: a busy machine comes late to it.
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
