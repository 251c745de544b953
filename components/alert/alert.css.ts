import { keyframes } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import { hairline, innerLine, underline } from '../shared/lines.css.ts';
import alertMeasures from '../../tokens/source/component/alert.json' with { type: 'json' };

const component = measuresOf(alertMeasures);

const { color, motion, radius, shadow, size, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const alert = componentStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[14],
  // The bar takes part of the padding.
  paddingInline: `${space[12]} ${space[16]}`,
  borderInlineStart: `${component.alert.bar} solid ${color.info}`,
  backgroundColor: color.infoBg,
  color: color.ink,
  borderRadius: radius.badge,
  // For themes whose fill equals the page.
  boxShadow: innerLine(color.quietLine),
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: color.ok, backgroundColor: color.okBg },
    '&[data-tone="warning"]': { borderInlineStartColor: color.warn, backgroundColor: color.warnBg },
    '&[data-tone="error"]': { borderInlineStartColor: color.error, backgroundColor: color.errorBg },
    '&[data-leaving]': { opacity: 0, transition: `opacity ${motion.fade}` },
  },
  '@media': {
    // Forced colours drop shadows, and the line with them.
    '(forced-colors: active)': { outline: `${size.hairline} solid`, outlineOffset: `calc(-1 * ${size.hairline})` },
  },
});

export const icon = componentStyle({
  flex: 'none',
  // Aligned with letters, which sit above the middle.
  marginBlockStart: component.alert.iconLift,
  color: color.info,
  selectors: {
    '[data-tone="success"] > &': { color: color.ok },
    '[data-tone="warning"] > &': { color: color.warn },
    '[data-tone="error"] > &': { color: color.error },
  },
});

export const text = componentStyle({ flex: '1 1 auto', minWidth: 0 });

export const title = componentStyle({ fontWeight: 600 });

export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: size.touch,
  height: size.touch,
  // The 44 px target reaches into the padding; the row stays as high as its text.
  marginBlock: `calc((1lh - ${size.touch}) / 2)`,
  marginInlineEnd: component.alert.closeOverhang,
  borderRadius: radius.control,
  ...focusRing,
  '@media': {
    // Has no effect without scripts.
    '(scripting: none)': { display: 'none' },
  },
});

/** Links and actions inside an alert come from `showAlert` without a class. */
const inside = `${text} :is(a, button)`;
globalStyleIn(componentsLayer, inside, {
  color: color.action,
  font: 'inherit',
  ...underline,
  borderRadius: radius.badge,
});
globalStyleIn(componentsLayer, `${inside}:focus-visible`, focusLook);

/**
 * Takes no space after the header: messages lie under the header while it is visible, else at the top of the window.
 */
export const region = componentStyle({
  position: 'sticky',
  zIndex: 100,
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  height: 0,
  marginInline: vars.layout.gutter,
  pointerEvents: 'none',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [atLeast(2)]: { alignSelf: 'flex-end', width: component.alert.regionWidth, marginInlineStart: 'auto' },
    // Nothing would close what it shows: it takes its own place in the page.
    '(scripting: none)': { position: 'static', height: 'auto' },
    print: { display: 'none' },
  },
});

export const toasts = componentStyle({
  marginBlockStart: space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});
globalStyleIn(componentsLayer, `${toasts} > *`, {
  pointerEvents: 'auto',
  boxShadow: `0 0 0 ${size.hairline} ${color.line}, ${shadow.float}`,
  animation: `${appear} ${motion.fade}`,
});

/** Shown while focus is in the region. */
export const history = componentStyle({
  display: 'none',
  // The region has no height to share.
  flexShrink: 0,
  pointerEvents: 'auto',
  padding: space[16],
  maxHeight: '50vh',
  overflowY: 'auto',
  backgroundColor: color.raised,
  border: hairline(color.line),
  borderRadius: radius.floating,
  boxShadow: shadow.float,
  selectors: {
    ...focusRing.selectors,
    [`${region}:focus-within &`]: { display: 'block' },
    [`${region}:focus &`]: focusLook,
  },
});

export const historyTitle = componentStyle({ ...typography('h3'), marginBlockEnd: space[8] });

export const log = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[8] });
globalStyleIn(componentsLayer, `${log} > li`, {
  ...typography('small'),
  display: 'flex',
  gap: space[12],
});
globalStyleIn(componentsLayer, `${log} time`, { color: color.muted, fontVariantNumeric: 'lining-nums tabular-nums' });

export const noHistory = componentStyle({
  ...typography('small'),
  color: color.muted,
  selectors: { [`${log}:not(:empty) ~ &`]: { display: 'none' } },
});
