import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import popoverMeasures from '../../tokens/source/component/popover.json' with { type: 'json' };

const component = measuresOf(popoverMeasures);

/** Radix's measurements: the window without the gutters, and the origin of the panel at its trigger. */
const available = {
  width: 'var(--radix-popover-content-available-width)',
  height: 'var(--radix-popover-content-available-height)',
} as const;

export const panel = componentStyle({
  ...typography('body'),
  width: 'max-content',
  maxWidth: `min(${component.popover.maxWidth}, ${available.width})`,
  maxHeight: available.height,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  zIndex: 10,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  border: hairline(vars.color.line),
  borderRadius: vars.radius.floating,
  boxShadow: vars.shadow.float,
  transition: `opacity ${vars.motion.fast}`,
  '@starting-style': { opacity: 0 },
  selectors: {
    // The panel keeps its shadow instead of the ring's gap.
    '&:focus-visible': { ...focusLook, boxShadow: vars.shadow.float },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  marginBlockEnd: vars.space[8],
  overflowWrap: 'anywhere',
});

/** The cross is optically in the corner; its square of 44 px reaches into the padding. */
export const close = componentStyle({
  flex: 'none',
  marginBlock: component.popover.headOverhang,
  marginInlineEnd: component.popover.headOverhang,
});

/** The box that Radix places; in the top layer (see raise.ts) browsers style it as their own popover. */
globalStyleIn(componentsLayer, '[data-radix-popper-content-wrapper][popover]', {
  inset: 'auto',
  overflow: 'visible',
  margin: 0,
  padding: 0,
  border: 'none',
  color: 'inherit',
  background: 'none',
});
