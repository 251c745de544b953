import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import badgeMeasures from '../../tokens/source/component/badge.json' with { type: 'json' };

const component = measuresOf(badgeMeasures);

export const badge = componentStyle({
  ...typography('badge'),
  display: 'inline-block',
  fontVariantNumeric: 'lining-nums tabular-nums',
  paddingBlock: component.badge.paddingBlock,
  paddingInline: component.badge.paddingInline,
  borderRadius: vars.radius.badge,
  whiteSpace: 'nowrap',
  // Chromium 156 paints a plate in the page colour behind forced text, which would hide text of that colour.
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { outline: `${vars.size.hairline} solid` } },
});

export const tone = componentVariants({
  new: { color: vars.color.onHoney, backgroundColor: vars.color.honey },
  sale: { color: vars.color.onPhotoSale, backgroundColor: vars.color.photoSale },
  sold: { color: vars.color.onPhotoSold, backgroundColor: vars.color.photoSold },
  plain: { color: vars.color.onPhotoBadge, backgroundColor: vars.color.photoBadge },
});

export const counter = componentStyle({
  ...typography('counter'),
  display: 'inline-block',
  minWidth: component.badge.counter,
  height: component.badge.counter,
  paddingInline: component.badge.counterPadding,
  borderRadius: vars.radius.round,
  color: vars.color.onAction,
  backgroundColor: vars.color.action,
  textAlign: 'center',
  forcedColorAdjust: 'none',
  boxShadow: `0 0 0 ${component.badge.counterRing} ${vars.color.page}`,
  '@media': { '(forced-colors: active)': { outline: `${vars.size.hairline} solid` } },
});
