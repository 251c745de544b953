import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

const { color, space } = vars;

/** Where nothing counts, the server's text would stay and be wrong. */
const stillness = ['(scripting: none)', 'print'] as const;
const whereNothingCounts = (rule: StyleRule) => Object.fromEntries(stillness.map((medium) => [medium, rule]));

export const size = componentVariants({ standard: typography('label'), large: typography('total') });

export const timer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  '@media': whereNothingCounts({ display: 'none' }),
});

export const label = componentStyle({ ...typography('small'), color: color.muted });

/** Tabular figures keep the countdown from jittering. */
export const time = componentStyle({ color: color.ink, fontVariantNumeric: 'lining-nums tabular-nums' });

export const date = componentStyle({
  ...typography('small'),
  display: 'none',
  color: color.ink,
  '@media': whereNothingCounts({ display: 'block' }),
});
