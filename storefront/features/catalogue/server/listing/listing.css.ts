import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
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
});

export const count = storefrontStyle({
  ...typography('body'),
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const sort = storefrontStyle({
  display: 'flex',
  gap: vars.space[8],
  width: '100%',
  '@media': { [atLeast(2)]: { width: 'auto' } },
});

export const sortBox = storefrontStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexGrow: 1,
  minWidth: component.listing.sort,
});

/** Over the left edge of the select: a press on it still opens the list. */
export const sortLabel = storefrontStyle({
  ...typography('body'),
  position: 'absolute',
  insetInlineStart: vars.space[14],
  color: vars.color.muted,
  pointerEvents: 'none',
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
  selectors: { ...focusRing.selectors, '&:hover': { borderColor: vars.color.ink } },
});

export const sortArrow = storefrontStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[14],
  display: 'inline-flex',
  pointerEvents: 'none',
});

/** With a script a choice suffices; without one the button sends it. */
export const sortSubmit = storefrontStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

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
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
  justifyContent: 'center',
  marginBlockStart: vars.space[64],
});

export const empty = storefrontStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  maxWidth: component.reading.width,
});

export const links = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
});
