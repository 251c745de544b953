import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import basketPreviewMeasures from '../../tokens/source/component/basket-preview.json' with { type: 'json' };
import linePictureMeasures from '../../tokens/source/component/line-picture.json' with { type: 'json' };

const component = measuresOf({ ...basketPreviewMeasures, ...linePictureMeasures });

const { color, photo, radius, size, space } = vars;
const { preview: pictureSize } = component.linePicture;

export const preview = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: component.basketPreview.width,
  padding: space[24],
});

export const head = patternStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  minHeight: size.touch,
});

/** The visible button, not its target, ends where the amounts end. */
export const close = patternStyle({ marginInlineEnd: `calc(-1 * ${space[8]})` });

export const count = patternStyle({
  ...typography('body'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const added = patternStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[14],
  paddingInline: space[16],
  color: color.ink,
  backgroundColor: color.okBg,
  borderInlineStart: `${component.basketPreview.bar} solid ${color.ok}`,
  outline: `${size.hairline} solid ${color.quietLine}`,
  outlineOffset: `calc(-1 * ${size.hairline})`,
});

export const strong = patternStyle({ fontWeight: 600 });

export const words = patternStyle({ ...typography('body'), color: color.muted });

export const lines = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  // A long basket scrolls inside of the preview, so that sum and buttons stay in sight.
  maxHeight: component.basketPreview.linesHeight,
  overflowY: 'auto',
  // Keeps the names' focus rings whole.
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
});

const line = {
  display: 'grid',
  columnGap: space[14],
  alignItems: 'center',
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
} as const;

export const pictured = patternStyle({
  ...line,
  gridTemplateColumns: `${pictureSize} minmax(0, 1fr) auto`,
  paddingBlock: space[12],
});

export const dense = patternStyle({ ...line, gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[8] });

/** A picture that comes in one size. */
export const icon = patternStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});

export const picture = patternStyle({
  aspectRatio: '1',
  backgroundColor: color.tile,
  filter: `brightness(${photo.brightness})`,
});

export const about = patternStyle({ minWidth: 0 });

const linkLook = {
  ...focusRing,
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.badge,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: size.hairline },
  },
} as const;

// A target of 24 px (WCAG 2.2, 2.5.8) also where the name is one short line.
export const name = patternStyle({
  ...typography('cardName'),
  ...linkLook,
  display: 'inline-block',
  minHeight: space[24],
});
export const denseName = patternStyle({
  ...typography('body'),
  ...linkLook,
  display: 'inline-block',
  minHeight: space[24],
  fontWeight: 600,
});

export const facts = patternStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const amountLook = { whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' } as const;

export const amount = patternStyle({ ...typography('body'), ...amountLook, fontWeight: 600, color: color.ink });

export { line as totalRow } from '../free-delivery-bar/free-delivery-bar.css.ts';

export const total = patternStyle({ ...typography('total'), ...amountLook });

export const actions = patternStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8] });
