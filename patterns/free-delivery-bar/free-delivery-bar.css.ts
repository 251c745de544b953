import { bar as progressBar } from '../../components/progress/progress.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { below } from '../../tokens/viewport.ts';
import freeDeliveryMeasures from '../../tokens/source/component/free-delivery.json' with { type: 'json' };

const component = measuresOf(freeDeliveryMeasures);

const { color, space } = vars;

export const box = patternStyle({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** Words at one end, an amount at the other; a row of the basket too. */
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

export const reached = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: space[8], color: color.ok });

export const progressText = patternStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [below(2)]: { display: 'none' } },
});

export const bar = patternStyle([progressBar, { height: component.freeDelivery.bar }]);
