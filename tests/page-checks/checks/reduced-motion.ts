import type { PageCheck } from '../finding.ts';

/** 2.3.3 and 2.2.2: with reduced motion nothing moves; opacity and colour may change for up to 5 s. */
export const reducedMotion: PageCheck = async (page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const findings = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { endTime } = effect.getComputedTiming();
        const notProperties = ['offset', 'easing', 'composite', 'computedOffset'];
        const properties = [...new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))].filter(
          (name) => !notProperties.includes(name),
        );
        const moves = properties.some((name) => !/opacity|color|visibility/i.test(name)) || Number(endTime) > 5000;
        if (!moves) return [];
        return [
          {
            check: 'reduced-motion (2.3.3)',
            target: window.pageChecks.describe(effect.target),
            detail: `still changes ${properties.join(', ')}`,
          },
        ];
      }),
  );
  await page.emulateMedia({ reducedMotion: null });
  return findings;
};
