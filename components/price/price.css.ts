import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import priceMeasures from '../../tokens/source/component/price.json' with { type: 'json' };

const component = measuresOf(priceMeasures);

export const block = componentStyle({ display: 'flex', flexDirection: 'column' });
export const blockGap = componentVariants({ card: { gap: 0 }, big: { gap: component.price.lineGap } });

export const amounts = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' });
export const amountsGap = componentVariants({
  card: { columnGap: component.price.gap },
  big: { columnGap: component.price.gapBig },
});

export const current = componentVariants({
  card: { ...typography('priceCard'), color: vars.color.ink },
  big: { ...typography('priceBig'), color: vars.color.ink },
});
export const reduced = componentStyle({ color: vars.color.sale });
export const unit = componentVariants({
  card: { font: 'inherit' },
  big: { ...typography('body'), fontSize: component.price.unit, lineHeight: 1, letterSpacing: 'normal' },
});

export const old = componentVariants({
  card: { ...typography('body'), fontSize: component.price.oldCard },
  big: { ...typography('body'), fontSize: component.price.unit },
});
export const struck = componentStyle({
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textDecorationLine: 'line-through',
  textDecorationThickness: vars.size.hairline,
});

export const line = componentVariants({
  card: { ...typography('message'), fontWeight: 400, color: vars.color.muted },
  big: { ...typography('small'), color: vars.color.muted },
});
export const badge = componentStyle({ alignSelf: 'center' });
