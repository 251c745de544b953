import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { DensityWords } from './contract.css.ts';
import { tokensLayer } from './layers.css.ts';
import { coarsePointer, densities, foundation, levelThemes, motions, themes } from './themes.ts';
import type { ThemeName } from './themes.ts';
import { atLeast } from './viewport.ts';
import type { ViewportLevel } from './viewport.ts';

const answer = (selector: string, rule: GlobalStyleRule, condition?: string): void =>
  globalStyle(selector, {
    '@layer': { [tokensLayer]: condition === undefined ? rule : { '@media': { [condition]: rule } } },
  });

const colors = (name: ThemeName): GlobalStyleRule => ({
  colorScheme: name === 'forced-colors' ? 'light dark' : name.startsWith('dark') ? 'dark' : 'light',
  vars: { ...assignVars(vars.color, themes[name].color), ...assignVars(vars.photo, themes[name].photo) },
});

const measures = (level: ViewportLevel): GlobalStyleRule => ({
  vars: { ...assignVars(vars.layout, levelThemes[level].layout), ...assignVars(vars.type, levelThemes[level].type) },
});

const heights = (words: DensityWords): GlobalStyleRule => {
  const { touch, control, controlLarge } = vars.size;
  return { vars: assignVars({ touch, control, controlLarge }, words) };
};

answer(':root', {
  vars: {
    ...assignVars(vars.space, foundation.space),
    ...assignVars(vars.size, { ...foundation.size, ...densities.comfortable }),
    ...assignVars(vars.radius, foundation.radius),
    ...assignVars(vars.font, foundation.font),
    ...assignVars(vars.shadow, foundation.shadow),
    ...assignVars(vars.motion, motions.full),
  },
});
answer(':root', measures(1));
for (const level of [2, 3, 4] as const) answer(':root', measures(level), atLeast(level));
answer(':root', { vars: assignVars(vars.motion, motions.reduced) }, '(prefers-reduced-motion: reduce)');

answer('[data-density="comfortable"]', heights(densities.comfortable));
answer('[data-density="compact"]', heights(densities.compact));
answer(':root, [data-density]', heights(coarsePointer), '(pointer: coarse)');

// A named theme is a choice of the shopper and beats the system; without a name the system decides.
const unnamed = ':root:not([data-theme])';
answer(':root, [data-theme="light"]', colors('light'));
answer('[data-theme="dark"]', colors('dark'));
answer('[data-theme="high-contrast"]', colors('high-contrast'));
answer('[data-theme="dark-high-contrast"]', colors('dark-high-contrast'));
answer(unnamed, colors('dark'), '(prefers-color-scheme: dark)');
answer(unnamed, colors('high-contrast'), '(prefers-contrast: more)');
answer(unnamed, colors('dark-high-contrast'), '(prefers-contrast: more) and (prefers-color-scheme: dark)');
// Paper is white, whatever the window is like.
answer(`${unnamed}, :root[data-theme]`, colors('light'), 'print');
// Forced colours come last: the reader's palette beats a named theme too.
answer(`${unnamed}, [data-theme]`, colors('forced-colors'), '(forced-colors: active)');
