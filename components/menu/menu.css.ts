import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { hairline, underline } from '../shared/lines.css.ts';
import gableMeasures from '../../tokens/source/component/gable.json' with { type: 'json' };
import headerMeasures from '../../tokens/source/component/header.json' with { type: 'json' };
import menuMeasures from '../../tokens/source/component/menu.json' with { type: 'json' };

const component = measuresOf({ ...gableMeasures, ...headerMeasures, ...menuMeasures });

const { color, motion, radius, size, space } = vars;

/** The panels lie under the whole bar. */
export const bar = componentStyle({
  position: 'relative',
  borderBlock: hairline(color.line),
  '@media': { [below(3)]: { display: 'none' } },
});

/** Links alone stand further apart; beside a button its own room is the gap. Small desktops share out what is left. */
export const items = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  '@media': {
    [below(4)]: { selectors: { '&:has(button)': { columnGap: 0, justifyContent: 'space-between' } } },
    [atLeast(4)]: {
      selectors: {
        '&:has(button)': { columnGap: space[16] },
        '&:not(:has(button))': { columnGap: component.header.navGap },
      },
    },
  },
});

export const item = componentStyle({ display: 'flex', alignItems: 'center' });

export const saleItem = componentStyle({
  marginInlineStart: 'auto',
  // It would take what the others share out.
  '@media': { [below(4)]: { selectors: { [`${items}:has(button) > &`]: { marginInlineStart: 0 } } } },
});

export const link = componentStyle({
  ...typography('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // A short name stands at its arrow, as others do: what its target needs more lies before it.
  justifyContent: 'flex-end',
  minWidth: size.touch,
  minHeight: component.menu.bar,
  color: color.ink,
  borderRadius: radius.badge,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    // Its ring stands over the panel that the focus shows without a script.
    '&:focus-visible': { ...focusRing.selectors['&:focus-visible'], zIndex: 11 },
    // Wide enough to press, also a short name, while the gap is measured from name to name.
    '&:only-child': { paddingInline: space[12], marginInline: `calc(-1 * ${space[12]})` },
    '&:not(:only-child)': { paddingInlineStart: space[16], marginInlineStart: `calc(-1 * ${space[16]})` },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
  // All departments of a full shop stand apart on one line.
  '@media': { [below(4)]: { fontSize: typography('small').fontSize } },
});

export const saleLink = componentStyle({
  color: color.sale,
  selectors: { '&:hover': { color: color.sale, ...underline } },
});

/** It stands on the line under the bar and interrupts it. */
export const gable = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${size.hairline})`,
  insetInlineStart: `calc(50% - ${component.gable.width} / 2)`,
  // In the middle of the name, not of its target.
  selectors: { [`${link}:not(:only-child) > &`]: { marginInlineStart: space[8] } },
  width: component.gable.width,
  height: component.gable.height,
  backgroundColor: color.page,
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Nearer to its own name than to the next one; 24 px wide on small desktops (WCAG 2.2, 2.5.8). */
export const toggle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: space[32],
  height: size.touch,
  color: color.ink,
  borderRadius: radius.control,
  transition: `color ${motion.fast}`,
  selectors: {
    // Inside, where it neither touches the name beside it nor is covered by the panel.
    '&:focus-visible': {
      outline: focusLook.outline,
      outlineOffset: `calc(-1 * (${size.focusRing} + ${space[4]}))`,
    },
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
    '&[aria-expanded="true"]': { rotate: '0.5turn' },
  },
  // It would do nothing: focus on the link shows the panel.
  '@media': {
    [below(4)]: {
      width: space[24],
      selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${size.focusRing})` } },
    },
    '(scripting: none)': { display: 'none' },
  },
});

export const panel = componentStyle({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: '100%',
  insetInline: 0,
  padding: `var(--menu-padding, ${component.menu.padding})`,
  backgroundColor: color.raised,
  border: hairline(color.line),
  borderEndStartRadius: radius.floating,
  borderEndEndRadius: radius.floating,
  boxShadow: vars.shadow.float,
  selectors: { [`${toggle}[aria-expanded="false"] + &`]: { display: 'none' } },
  '@media': {
    '(scripting: none)': { selectors: { [`${item}:is(:hover, :focus-within) > ${toggle} + &`]: { display: 'block' } } },
  },
});

/** All about as high, at most as high as they may be (requirement L-17). What is more than five columns is scrolled to. */
export const columns = componentStyle({
  columns: `var(--menu-columns, 5) var(--menu-column-width, ${component.menu.columnWidth})`,
  columnGap: space[8],
  boxSizing: 'content-box',
  maxHeight: `var(--menu-column-height, ${component.menu.columnHeight})`,
  overflowX: 'auto',
  // Room for focus rings, which the edge would cut.
  padding: space[6],
  margin: `calc(-1 * ${space[6]})`,
});

/** Where each has its own column, none is broken: four fit into level 3, five into level 4. */
export const entry = componentStyle({
  '@media': {
    [atLeast(3)]: { selectors: { [`${columns}:not(:has(> :nth-child(5))) > &`]: { breakInside: 'avoid' } } },
    [atLeast(4)]: { selectors: { [`${columns}:not(:has(> :nth-child(6))) > &`]: { breakInside: 'avoid' } } },
  },
});

export const panelLink = componentStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: color.ink,
  borderRadius: radius.badge,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    [`${columns} > ${entry} > &`]: { ...typography('label'), breakAfter: 'avoid' },
    '&:hover': { color: color.action, ...underline },
    '&:active': { color: color.actionPress },
    '&[aria-current]': underline,
  },
});
