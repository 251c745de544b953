import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { hairline } from '../shared/lines.css.ts';
import { unseen } from '../shared/unseen.css.ts';
import tableMeasures from '../../tokens/source/component/table.json' with { type: 'json' };

const component = measuresOf(tableMeasures);
const { color, motion, radius, size, space } = vars;

/** A scrolling box cuts what stands out of it: there is room for focus rings inside. */
const ring = `calc(${size.focusRing} + ${size.focusOffset})`;

export const scroller = componentStyle({
  ...focusRing,
  position: 'relative',
  overflowX: 'auto',
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  borderRadius: radius.badge,
});

/**
 * Columns end where the box ends: of the next one no edge shows, because Chromium 156 does not scroll to a focused button
 * of which some pixels show.
 */
export const wholeColumns = componentStyle({ paddingInlineEnd: 0, marginInlineEnd: 0 });

export const table = componentStyle({
  ...typography('body'),
  width: '100%',
  color: color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** Below viewport level 2 each row is its own block. */
export const stacked = componentStyle({ '@media': { [below(2)]: { display: 'block' } } });

/** How a part of the table looks while the rows are blocks. */
const whileStacked = (selectors: Readonly<Record<string, NonNullable<StyleRule['selectors']>[string]>>) => ({
  [below(2)]: { selectors },
});
const asBlock = { '@media': whileStacked({ [`${stacked} &`]: { display: 'block' } }) };

/** Columns of one width beside row headers that stay. */
export const sideBySide = componentStyle({
  width: 'max-content',
  tableLayout: 'fixed',
  '@media': { [below(2)]: { display: 'block' } },
});
const columnWidth = `var(--column-width, ${component.table.column})`;

export const caption = componentStyle({
  ...typography('h3'),
  paddingBlockEnd: space[16],
  textAlign: 'start',
  ...asBlock,
});

export const head = componentStyle({ borderBlockEnd: hairline(color.ink), ...asBlock });

export const headRow = componentStyle({
  '@media': whileStacked({ [`${stacked} &`]: { display: 'flex', flexWrap: 'wrap', columnGap: space[24] } }),
});

export const body = componentStyle(asBlock);

export const row = componentStyle({
  borderBlockEnd: hairline(color.line),
  '@media': whileStacked({ [`${stacked} &`]: { display: 'block', paddingBlock: space[16] } }),
});

const cell = {
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '& + &': { paddingInlineStart: space[16] },
    '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
} as const satisfies StyleRule;
const widerGap = { [atLeast(2)]: { selectors: { '& + &': { paddingInlineStart: space[24] } } } };

export const headCell = componentStyle({
  ...cell,
  ...typography('message'),
  fontWeight: 600,
  color: color.muted,
  paddingBlock: `0 ${space[12]}`,
  paddingInline: 0,
  verticalAlign: 'bottom',
  selectors: {
    ...cell.selectors,
    // The control brings its height with it.
    '&[data-sortable]': { paddingBlock: 0 },
  },
  '@media': {
    ...widerGap,
    ...whileStacked({
      // Its words stand before each value; screen readers find it here.
      [`${stacked} &:not([data-sortable])`]: unseen,
      [`${stacked} &[data-sortable]`]: { display: 'block', paddingInline: 0 },
    }),
  },
});

export const bodyCell = componentStyle({
  ...cell,
  paddingBlock: space[16],
  paddingInline: 0,
  fontWeight: 400,
  '@media': {
    ...widerGap,
    ...whileStacked({
      [`${stacked} &:is(td)`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space[16],
        paddingBlock: space[4],
        paddingInline: 0,
        textAlign: 'start',
      },
      [`${stacked} &:is(th)`]: { display: 'block', paddingBlock: `0 ${space[4]}`, textAlign: 'start', fontWeight: 600 },
      [`${stacked} &[colspan]`]: { display: 'block' },
    }),
  },
});

/** Above the gaps between cells. */
const cells = `${sideBySide}${sideBySide} :is(th, td)`;
globalStyleIn(componentsLayer, cells, {
  boxSizing: 'border-box',
  width: columnWidth,
  paddingInline: `0 ${space[12]}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** The first column: the corner, and the row headers. */
const firstColumn = `${sideBySide}${sideBySide} :is(thead th:first-child, tbody th)`;
globalStyleIn(componentsLayer, firstColumn, {
  position: 'sticky',
  zIndex: 1,
  insetInlineStart: 0,
  backgroundColor: color.page,
  '@media': {
    [atLeast(2)]: { width: `var(--row-header-width, ${component.table.column})` },
  },
});
globalStyleIn(componentsLayer, `${sideBySide} tbody th`, { ...typography('message'), color: color.muted });
// Below level 2 the header stands over its row: all the width is for the columns.
globalStyleIn(componentsLayer, `${sideBySide} :is(thead, tbody, tr)`, {
  '@media': { [below(2)]: { display: 'block', whiteSpace: 'nowrap' } },
});
globalStyleIn(componentsLayer, cells, {
  '@media': { [below(2)]: { display: 'inline-block', paddingInlineEnd: space[8], whiteSpace: 'normal' } },
});
globalStyleIn(componentsLayer, `${sideBySide}${sideBySide} tbody th`, {
  '@media': {
    [below(2)]: { display: 'block', width: 'fit-content', paddingBlock: `${space[12]} 0` },
  },
});
globalStyleIn(componentsLayer, `${sideBySide}${sideBySide} tbody td`, {
  '@media': { [below(2)]: { paddingBlock: `${space[4]} ${space[12]}` } },
});
globalStyleIn(componentsLayer, `${sideBySide}${sideBySide} thead th:first-child`, { '@media': { [below(2)]: unseen } });

/** The words of the header before a value. */
export const label = componentStyle({
  display: 'none',
  color: color.muted,
  '@media': whileStacked({ [`${stacked} &`]: { display: 'block' } }),
});

export const none = componentStyle({ color: color.muted });

export const sort = componentStyle({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.touch,
  borderRadius: radius.control,
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:is(:hover, :active), [aria-sort] > &': { color: color.ink },
    '&:is(:hover, :active)': { textDecorationLine: 'underline' },
    // The words end where the figures end.
    '[data-numeric] > &': { flexDirection: 'row-reverse' },
  },
  '@media': whileStacked({ [`${stacked} &`]: { flexDirection: 'row' } }),
});
