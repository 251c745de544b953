import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { below } from '../../tokens/viewport.ts';
import freeDeliveryMeasures from '../../tokens/source/component/free-delivery.json' with { type: 'json' };

const component = measuresOf(freeDeliveryMeasures);

const { color, space } = vars;

export const box = patternStyle({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const line = patternStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[16],
  color: color.ink,
});

export const amount = patternStyle({ fontWeight: 600, whiteSpace: 'nowrap' });

export const progressText = patternStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [below(2)]: { display: 'none' } },
});

export const bar = patternStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: component.freeDelivery.bar,
  border: 'none',
  backgroundColor: color.line,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.line },
    '&::-webkit-progress-value': { backgroundColor: color.ok },
    '&::-moz-progress-bar': { backgroundColor: color.ok },
  },
  '@media': {
    '(forced-colors: active)': { outline: `${vars.size.hairline} solid CanvasText`, forcedColorAdjust: 'auto' },
  },
});
