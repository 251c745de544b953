import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

export const look = componentVariants({
  lead: typography('lead'),
  body: typography('body'),
  ui: typography('ui'),
  label: typography('label'),
  small: typography('small'),
  message: typography('message'),
  badge: typography('badge'),
  quote: typography('quote'),
  total: typography('total'),
});

export const tone = componentVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
  sale: { color: vars.color.sale },
  error: { color: vars.color.error },
  ok: { color: vars.color.ok },
  warn: { color: vars.color.warn },
  info: { color: vars.color.info },
  off: { color: vars.color.off },
  inherit: { color: 'inherit' },
});

export const strong = componentStyle({ fontWeight: 600 });
export const numeric = componentStyle({ fontVariantNumeric: 'lining-nums tabular-nums' });
export const struck = componentStyle({
  textDecorationLine: 'line-through',
  textDecorationThickness: vars.size.hairline,
});
export const unbroken = componentStyle({ whiteSpace: 'nowrap' });
