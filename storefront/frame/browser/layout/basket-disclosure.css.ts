import { globalStyle } from '@vanilla-extract/css';
import { hairline } from '../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../tokens/component.ts';
import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontLayer, storefrontStyle } from '../../../../tokens/layers.css.ts';
import { typography } from '../../../../tokens/typography.css.ts';
import { below } from '../../../../tokens/viewport.ts';
import basketPreviewMeasures from '../../../../tokens/source/component/basket-preview.json' with { type: 'json' };

const component = measuresOf(basketPreviewMeasures);
const { color, radius, space } = vars;

/** Hidden on phones and tablets, whose link leads to the basket, and without a script. */
export const place = storefrontStyle({
  display: 'flex',
  alignItems: 'center',
  // The square of its button overlaps the gap alone: its icon stands clear of the amount.
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': { [below(3)]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

globalStyle(`${place} > [aria-expanded="true"]`, { '@layer': { [storefrontLayer]: { rotate: '0.5turn' } } });

/** As wide as the preview, at the end of the container, over the page. */
export const panel = storefrontStyle({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineEnd: 0,
  width: component.basketPreview.width,
  maxHeight: `calc(100dvh - 2 * ${space[64]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.line),
  borderRadius: radius.floating,
  boxShadow: vars.shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const waiting = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  padding: space[24],
  outline: 'none',
});
