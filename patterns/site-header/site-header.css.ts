import { hairline } from '../../components/shared/lines.css.ts';
import { unseen } from '../../components/shared/unseen.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import gableMeasures from '../../tokens/source/component/gable.json' with { type: 'json' };
import headerMeasures from '../../tokens/source/component/header.json' with { type: 'json' };

const component = measuresOf({ ...gableMeasures, ...headerMeasures });

const rule = hairline(vars.color.line);

export const header = patternStyle({
  position: 'relative',
  backgroundColor: vars.color.page,
  borderBottom: rule,
  selectors: { '&:has(> nav)': { '@media': { [atLeast(3)]: { borderBottom: 'none' } } } },
});

export const row = patternStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gridTemplateAreas: '"menu logo tools" "search search search"',
  // On phones the search stands below the tools, and focus comes to it after them (Chromium 137; others keep the source's order).
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

export const search = patternStyle({
  gridArea: 'search',
  position: 'relative',
  justifySelf: 'center',
  width: '100%',
  '@media': { [atLeast(3)]: { maxWidth: component.header.searchWidth } },
});

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

export const toolIcon = patternStyle({ position: 'relative', display: 'inline-flex' });

/** The counter stands on the icon's upper right corner; the kit's badge brings its ring in the page colour. */
export const counter = patternStyle({
  position: 'absolute',
  insetBlockStart: component.header.counterTop,
  insetInlineStart: component.header.counterStart,
  display: 'inline-flex',
});

/** Below level 3 the text leaves the picture and stays in the name. */
export const toolText = patternStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    [below(3)]: unseen,
  },
});

export const departments = patternStyle({
  display: 'none',
  borderBlock: rule,
  '@media': { [atLeast(3)]: { display: 'block' } },
});

export const menu = patternStyle({
  display: 'flex',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [atLeast(4)]: { gap: component.header.navGap } },
});

export const saleItem = patternStyle({ marginInlineStart: 'auto' });

export const menuLink = patternStyle({
  ...typography('ui'),
  ...focusRing,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: component.header.nav,
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: vars.color.action },
    [`${saleItem} > &`]: { color: vars.color.sale },
    [`${saleItem} > &:hover`]: { textDecoration: 'underline' },
  },
});

export const gable = patternStyle({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.size.hairline})`,
  insetInlineStart: `calc(50% - ${component.gable.width} / 2)`,
  width: component.gable.width,
  height: component.gable.height,
  backgroundColor: vars.color.page,
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const folded = patternStyle({
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
  paddingBlock: `0 ${vars.space[16]}`,
  paddingInline: vars.layout.gutter,
  borderBlockEnd: rule,
  backgroundColor: vars.color.page,
  boxShadow: vars.shadow.float,
});

export const foldedList = patternStyle({ margin: 0, padding: 0, listStyle: 'none' });

const foldedRow = {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: component.header.menuRow,
  borderBottom: rule,
  ...typography('cardName'),
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&[aria-current]': { textDecoration: 'underline' } },
} as const;

export const foldedLink = patternStyle({ ...foldedRow, color: vars.color.ink });
export const foldedSaleLink = patternStyle({ ...foldedRow, color: vars.color.sale });
