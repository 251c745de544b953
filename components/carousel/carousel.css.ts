import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentsLayer, componentVariants, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { unseen } from '../shared/unseen.css.ts';
import { wideEnough, type SlideCount } from './slides-at-a-time.ts';
import gableMeasures from '../../tokens/source/component/gable.json' with { type: 'json' };

const component = measuresOf(gableMeasures);

const { color, layout, motion, size, space } = vars;

/** The widths at which the number of slides may change; the widest match wins. */
const widths = [undefined, wideEnough, atLeast(2), atLeast(3), atLeast(4)];

const perWidth = <Name extends string | number>(rules: Readonly<Record<Name, StyleRule>>, debugId: string) =>
  widths.map((condition) =>
    componentVariants(
      Object.fromEntries(
        Object.entries<StyleRule>(rules).map(([name, rule]) => [
          name,
          condition === undefined ? rule : { '@media': { [condition]: rule } },
        ]),
      ) as Record<Name, StyleRule>,
      debugId,
    ),
  );

const columns = (count: SlideCount) => ({
  gridAutoColumns: `calc((100% - ${count - 1} * ${layout.columnGap}) / ${count})`,
});

/** Slide widths come from CSS alone, so that hydration shifts nothing. */
export const slides = perWidth(
  { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4), 5: columns(5), 6: columns(6) },
  'slides',
);

/** Controls only show if there is something to move to, and the picker with one slide at a time. */
export const presence = perWidth({ shown: { display: 'flex' }, away: { display: 'none' } }, 'presence');

/** Without scripts there is only the strip. */
const scripted = { '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } } } as const;

export const carousel = componentStyle({ minWidth: 0 });

export const bar = componentStyle({
  ...scripted,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minHeight: size.touch,
  marginBlockEnd: space[16],
});

/** Reserves the widest text, so that the row never rewraps. */
export const counter = componentStyle({
  ...typography('small'),
  display: 'grid',
  color: color.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const counterText = componentStyle({ gridArea: '1 / 1' });
export const counterRoom = componentStyle([counterText, { visibility: 'hidden' }]);

export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
});

export const rotation = componentStyle({
  // Nothing rotates, so there is nothing to stop.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** Phones show only the icon; the text names it. */
export const rotationName = componentStyle({ '@media': { [below(2)]: unseen } });
globalStyleIn(componentsLayer, `${rotation} > * > button`, {
  '@media': { [below(2)]: { gap: 0, minWidth: size.touch } },
});

export const arrows = componentStyle({ display: 'flex' });
globalStyleIn(componentsLayer, `${arrows}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

/** Room for focus rings in the slides, which the track would clip. */
const ringRoom = space[6];

export const track = componentStyle({
  ...focusRing,
  // Absolutely positioned content scrolls with its slide and does not widen the page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  columnGap: layout.columnGap,
  padding: ringRoom,
  margin: `calc(-1 * ${ringRoom})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: ringRoom,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} transparent`,
  borderRadius: vars.radius.control,
  // Scripts add buttons, and a scroll bar would take room that the server's page did not give.
  '@media': { '(scripting: enabled)': { scrollbarWidth: 'none' } },
});

export const slide = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  scrollSnapAlign: 'start',
});

export const picker = componentStyle({
  ...scripted,
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginBlockStart: space[8],
});

/** A short line in a 44 px square; that of the visible slide is ink and twice as thick. */
export const pick = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.control,
  color: color.edge,
  selectors: {
    ...focusRing.selectors,
    '&:hover, &[aria-current]': { color: color.ink },
    // Forced colours keep borders but not backgrounds.
    '&::before': {
      content: '',
      width: component.gable.width,
      borderBlockStart: `${size.chosen} solid currentColor`,
      transition: `color ${motion.fast}`,
    },
    '&[aria-current]::before': { borderBlockStartWidth: space[4] },
  },
});
