import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import { hairline } from '../shared/lines.css.ts';
import alertMeasures from '../../tokens/source/component/alert.json' with { type: 'json' };
import promoStripMeasures from '../../tokens/source/component/promo-strip.json' with { type: 'json' };

const component = measuresOf({ ...alertMeasures, ...promoStripMeasures });

const { color, size, space } = vars;

export const bar = componentStyle({
  selectors: {
    '&:not([data-tone])': {
      color: color.onStrip,
      backgroundColor: color.strip,
      // The page's colours are inverted here, including the focus ring.
      vars: { [color.focus]: color.onStrip, [color.gap]: color.strip },
    },
    '&[data-tone]': { color: color.ink, backgroundColor: color.quiet, borderBlockEnd: hairline(color.quietLine) },
    '&[data-tone="success"]': { backgroundColor: color.okBg },
    '&[data-tone="warning"]': { backgroundColor: color.warnBg },
    '&[data-tone="error"]': { backgroundColor: color.errorBg },
  },
  '@media': {
    // Only a script knows whether it was closed: until then it is hidden, so that a closed one never flashes.
    '(scripting: enabled)': { selectors: { '&:not([data-settled])': { display: 'none' } } },
    '(forced-colors: active)': { borderBlockEnd: hairline('CanvasText') },
    print: { display: 'none' },
  },
});

/** The message is at the start on phones; from the third level on it is centred, whatever is beside it. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  minHeight: component.promoStrip.height,
  '@media': { [atLeast(3)]: { gridTemplateColumns: '1fr minmax(0, auto) 1fr' } },
});

export const message = componentStyle({
  ...typography('message'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${component.promoStrip.gap}`,
  paddingBlock: space[8],
  '@media': { [atLeast(3)]: { gridColumn: 2 } },
});

export const sign = componentStyle({
  display: 'inline-flex',
  color: color.info,
  selectors: {
    '[data-tone="success"] &': { color: color.ok },
    '[data-tone="warning"] &': { color: color.warn },
    '[data-tone="error"] &': { color: color.error },
  },
});

/** Beside its icon, a message does not wrap under it. */
globalStyleIn(componentsLayer, `${bar}[data-tone] ${message}`, { flexWrap: 'nowrap', columnGap: space[12] });

export const close = componentStyle({
  alignSelf: 'start',
  justifySelf: 'end',
  // Its icon aligns with the page's edge, its target extends beyond.
  marginInlineEnd: component.alert.closeOverhang,
  '@media': {
    // Has no effect without scripts.
    '(scripting: none)': { display: 'none' },
  },
});

/** As high as the bar, which may touch the window's edge: the ring goes inside. */
globalStyleIn(componentsLayer, `${close} > button:focus-visible`, {
  outlineOffset: `calc(-1 * ${size.focusRing})`,
  boxShadow: 'none',
});
