import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import listingMeasures from '../../../../../tokens/source/component/listing.json' with { type: 'json' };
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf({ ...listingMeasures, ...readingMeasures });

export const breadcrumbs = storefrontStyle({ paddingBlockStart: vars.space[20] });

export const head = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  maxWidth: component.listing.lead,
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
});

export const bar = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.control,
  marginBlockEnd: vars.space[24],
  selectors: { '&[hidden]': { display: 'none' } },
});

export const list = storefrontStyle({ minWidth: 0 });

export const problem = storefrontStyle({ marginBlockEnd: vars.space[24] });

/** Above the controls of a narrow page, beside them on a wide one. */
export const count = storefrontStyle({
  ...typography('body'),
  width: '100%',
  color: vars.color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [atLeast(3)]: { width: 'auto' } },
});

export const total = storefrontStyle({ color: vars.color.ink, fontWeight: 600 });

/** Wide pages show the filters themselves. It keeps its place while its button is docked. */
export const filterButton = storefrontStyle({
  flex: '2 1 0',
  minHeight: vars.size.control,
  '@media': { [atLeast(2)]: { flex: 'none' }, [atLeast(3)]: { display: 'none' } },
});

/** At the lower edge of a narrow window, left of the link to the top, and above a bar that stands there. */
export const docking = storefrontStyle({
  selectors: {
    [`${filterButton}[data-docked] > &`]: {
      position: 'fixed',
      zIndex: 10,
      insetBlockEnd: `calc(${vars.space[16]} + var(--docked-bar, 0px) + env(safe-area-inset-bottom, 0px))`,
      insetInlineStart: vars.layout.gutter,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.float,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** Wide enough for the longest order at 360 px. */
export const sort = storefrontStyle({
  display: 'flex',
  flex: '3 1 0',
  gap: vars.space[8],
  minWidth: 0,
  '@media': { [atLeast(2)]: { flex: 'none' } },
});

export const sortBox = storefrontStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  minWidth: 0,
  '@media': { [atLeast(2)]: { minWidth: component.listing.sort } },
});

/** Over the left edge of the select: a press on it still opens the list. */
export const sortLabel = storefrontStyle({
  ...typography('body'),
  position: 'absolute',
  insetInlineStart: vars.space[14],
  color: vars.color.muted,
  pointerEvents: 'none',
  // Narrow pages have room for the chosen order alone; the label still names it.
  '@media': { [below(2)]: { opacity: 0, width: 0, overflow: 'hidden' } },
});

export const sortSelect = storefrontStyle({
  ...typography('body'),
  ...focusRing,
  width: '100%',
  height: vars.size.control,
  paddingInline: `${component.listing.sortStart} ${vars.space[40]}`,
  appearance: 'none',
  border: `${vars.size.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { ...focusRing.selectors, '&:hover': { borderColor: vars.color.ink } },
  '@media': { [below(2)]: { paddingInline: `${vars.space[14]} ${vars.space[32]}` } },
});

export const sortArrow = storefrontStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[14],
  display: 'inline-flex',
  pointerEvents: 'none',
});

/** With a script a choice suffices; without one the button sends it. */
export const sortSubmit = storefrontStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** A question and its answers on one line, as far as they fit. */
export const near = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
export const nearList = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
});

/** Active filters, above the list. */
export const chosen = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  marginBlockEnd: vars.space[24],
});

export const chosenList = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});

export const chosenFilter = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  paddingInline: vars.space[14],
  border: `${vars.size.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { borderColor: vars.color.ink } },
});

export const paging = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[48],
  rowGap: vars.space[24],
  marginBlockStart: vars.space[64],
});

export const portions = storefrontStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const portionsName = storefrontStyle({ ...typography('small'), color: vars.color.muted });

export const portion = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { backgroundColor: vars.color.quiet },
    '&[aria-current="true"]': { borderColor: vars.color.ink },
  },
});

/** As wide as text is read well. */
export const empty = storefrontStyle({ maxWidth: component.reading.width });

export const widerCount = storefrontStyle({ color: vars.color.muted });

/** The rest of a long description, and the parts of the department. */
export const about = storefrontStyle({
  display: 'grid',
  gap: vars.space[16],
  maxWidth: component.listing.lead,
  marginBlockStart: vars.layout.sectionGap,
});
