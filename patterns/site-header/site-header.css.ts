import { keyframes } from '@vanilla-extract/css';
import { hairline } from '../../components/shared/lines.css.ts';
import { unseen } from '../../components/shared/unseen.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { globalStyleIn, patternsLayer, patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import headerMeasures from '../../tokens/source/component/header.json' with { type: 'json' };

const component = measuresOf(headerMeasures);

const rule = hairline(vars.color.line);

/** Lower windows, as those of a page zoomed to 400 %, keep their height for the page (WCAG 2.2, 1.4.10). */
const isHigh = `(min-height: ${component.header.fixedFrom})`;
const whereItFits = `screen and ${isHigh}`;
/** Scrolled past. 64 px are less than the `scroll-padding` of the page, so focus is never under it. */
const isFixed = ':root.header-fixed';

export const header = patternStyle({
  position: 'relative',
  backgroundColor: vars.color.page,
  borderBottom: rule,
  selectors: { '&:has(nav)': { '@media': { [atLeast(3)]: { borderBottom: 'none' } } } },
});

/** Keeps the place of the fixed bar: nothing below it moves. */
export const place = patternStyle({
  minHeight: `calc(${vars.space[64]} + ${vars.size.control} + ${vars.space[12]})`,
  '@media': { [atLeast(3)]: { minHeight: component.header.row } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const bar = patternStyle({
  backgroundColor: vars.color.page,
  '@media': {
    [whereItFits]: {
      selectors: {
        [`${isFixed} &`]: {
          position: 'fixed',
          zIndex: 20,
          insetBlockStart: 0,
          insetInline: 0,
          borderBottom: rule,
          animation: `${appear} ${vars.motion.fast}`,
        },
      },
    },
  },
});

/** How much of the window's top it covers, for sticky elements. */
globalStyleIn(patternsLayer, isFixed, {
  '@media': { [whereItFits]: { vars: { '--fixed-header': component.header.rowSmall } } },
});
globalStyleIn(patternsLayer, '[data-alert-region]', { insetBlockStart: 'var(--fixed-header, 0px)' });

export const row = patternStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"menu logo tools" "search search search"',
  // On phones the search is below the tools and follows them in focus order (Chromium 137; others keep source order).
  readingFlow: 'grid-rows',
  alignItems: 'center',
  paddingBlockEnd: vars.space[12],
  '@media': {
    [atLeast(3)]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo search tools"',
      columnGap: vars.space[24],
      minHeight: component.header.row,
      paddingBlockEnd: 0,
    },
    [whereItFits]: {
      selectors: {
        [`${isFixed} &`]: { minHeight: component.header.rowSmall },
        [`${isFixed} &:not(:has(form:focus-within))`]: { paddingBlockEnd: 0 },
      },
    },
  },
});

export const orderRow = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.space[64],
  borderBottom: 'none',
  '@media': { [atLeast(3)]: { minHeight: component.header.row } },
});

export const secure = patternStyle({
  ...typography('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
});

export const logo = patternStyle({
  ...focusRing,
  gridArea: 'logo',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.space[64],
  color: vars.color.ink,
  '@media': { [atLeast(3)]: { minHeight: vars.size.touch } },
});

/** Holds the search; its popup stands over the page. */
export const search = patternStyle({
  gridArea: 'search',
  justifySelf: 'center',
  width: '100%',
  '@media': {
    // At the mark: in the middle it would move when the basket gets an amount.
    [atLeast(3)]: { justifySelf: 'start', maxWidth: component.header.searchWidth },
    [atLeast(4)]: { marginInlineStart: vars.space[64] },
    // On phones the fixed bar has no room for it: it shows on focus.
    [`${below(3)} and ${isHigh}`]: {
      selectors: { [`${isFixed} &:not(:focus-within)`]: unseen },
    },
  },
});

export const searchForm = patternStyle({ position: 'relative' });

export const searchField = patternStyle({
  ...typography('body'),
  ...focusRing,
  width: '100%',
  height: vars.size.control,
  paddingInline: `${vars.space[16]} ${vars.space[48]}`,
  border: `${vars.size.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  appearance: 'none',
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.ink },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const searchButton = patternStyle({
  ...focusRing,
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.color.action } },
});

export const tools = patternStyle({
  gridArea: 'tools',
  // Anchors the basket preview below.
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: component.header.toolGap,
});

export const tool = patternStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  paddingInline: component.header.toolPadding,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.color.action } },
});

/** On phones the row has room for mark and tools only; there the menu leads to the account. */
export const accountTool = patternStyle({ '@media': { [below(2)]: { display: 'none' } } });

export const toolIcon = patternStyle({ position: 'relative', display: 'inline-flex' });

/** The counter stands on the icon's upper right corner; the kit's badge brings its ring in the page colour. */
export const counter = patternStyle({
  position: 'absolute',
  insetBlockStart: component.header.counterTop,
  insetInlineStart: component.header.counterStart,
  display: 'inline-flex',
});

/** Below level 3 the text is hidden but stays in the name. */
export const toolText = patternStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    [below(3)]: unseen,
  },
});

/** Small desktops have no room for the amount: the search would give it away. It stays in the name. */
export const worth = patternStyle({ '@media': { [below(4)]: unseen } });

/** Its lines span the window, those of the menu in it do not. */
export const departments = patternStyle({
  display: 'none',
  borderBlock: rule,
  '@media': { [atLeast(3)]: { display: 'block' } },
});
globalStyleIn(patternsLayer, `${departments} nav`, { borderBlock: 'none' });

/**
 * A box around the menu, whatever it holds: Chromium 156 skips `display: contents` elements, like an island, in the
 * `readingFlow` order.
 */
export const phoneMenu = patternStyle({
  gridArea: 'menu',
  '@media': { [atLeast(3)]: { display: 'none' } },
});

export const foldedButton = patternStyle({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { ...focusRing.selectors, '&::-webkit-details-marker': { display: 'none' } },
});

export const foldedPanel = patternStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space[64],
  insetInline: 0,
  paddingBlockEnd: vars.space[16],
  paddingInline: vars.layout.gutter,
  backgroundColor: vars.color.page,
  boxShadow: vars.shadow.float,
});

/** The first row of the menu begins right under the head of the drawer. */
export const sidebar = patternStyle({ marginBlockStart: `calc(-1 * (${vars.space[20]} + ${vars.size.hairline}))` });
