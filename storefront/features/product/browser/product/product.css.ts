import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below as narrow } from '../../../../../tokens/viewport.ts';
import keyFactMeasures from '../../../../../tokens/source/component/key-fact.json' with { type: 'json' };

const component = measuresOf(keyFactMeasures);

const rule = hairline(vars.color.line);

/** The page begins a step below the header's line. */
export const page = storefrontStyle({ paddingBlockStart: vars.space[24] });

/**
 * Gallery and column side by side from level 3; the description is below the gallery there, and after
 * the column before.
 */
export const split = storefrontStyle({
  display: 'grid',
  gap: vars.space[24],
  marginBlockStart: vars.space[16],
  '@media': {
    [atLeast(3)]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"gallery column" "description column"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[48],
      rowGap: vars.space[40],
    },
  },
});

export const galleryPlace = storefrontStyle({ minWidth: 0, '@media': { [atLeast(3)]: { gridArea: 'gallery' } } });

/** What the picture shows otherwise than chosen. */
export const pictured = storefrontStyle({
  ...typography('small'),
  minHeight: vars.space[24],
  margin: `${vars.space[8]} 0 0`,
  color: vars.color.muted,
});

export const column = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[24],
  minWidth: 0,
  '@media': { [atLeast(3)]: { gridArea: 'column' } },
});

export const head = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[24],
  borderBlockEnd: rule,
});

/** Unbroken, hyphen included, if it fits on a line. */
export const code = storefrontStyle({ display: 'inline-block', maxWidth: '100%' });

export const rating = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: `${vars.space[4]} 0 0`,
  color: vars.color.ink,
});

/** Sections under gallery and column. From level 3 each has its place in the grid, below an accordion. */
export const below = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // Below the promises it needs separation, beside them it does not.
    [narrow(3)]: { marginBlockStart: vars.space[16], borderBlockStart: rule },
    [atLeast(3)]: { display: 'contents' },
  },
});

/** Words alone: the column beside ends further down, and focus never goes up from there (WCAG 2.4.3). */
export const description = storefrontStyle({ '@media': { [atLeast(3)]: { gridArea: 'description' } } });

/** What has links stands under both columns. */
export const wide = storefrontStyle({
  '@media': { [atLeast(3)]: { gridColumn: '1 / -1', paddingBlockStart: vars.space[40], borderBlockStart: rule } },
});

export const offer = storefrontStyle({ display: 'grid', gap: vars.space[24] });
/** What stands in place of a price: no heading of what follows, though it is larger, so it is no paragraph either (axe, `p-as-heading`). */
export const offerTitle = storefrontStyle({ ...typography('total'), margin: 0, color: vars.color.ink });

export const promises = storefrontStyle({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[24],
  borderBlockStart: rule,
});

/** A hook for the script that follows the form; its parts are direct children of the promise list. */
export const followed = storefrontStyle({ display: 'contents' });

export const promise = storefrontStyle({ display: 'flex', gap: vars.space[12], color: vars.color.ink });
export const promiseTitle = storefrontStyle({ ...typography('ui'), margin: 0, fontWeight: 600 });
export const note = storefrontStyle({ ...typography('small'), margin: 0, color: vars.color.muted });

/** In line with the words of a promise, past its icon. */
export const underPromise = storefrontStyle({ paddingInlineStart: `calc(${vars.size.icon24} + ${vars.space[12]})` });

export const couriers = storefrontStyle({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: `calc(${vars.size.icon24} + ${vars.space[12]})`,
});

export const courierList = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) auto',
  columnGap: vars.space[12],
});

export const courier = storefrontStyle({
  ...typography('small'),
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderBlockEnd: rule,
  color: vars.color.ink,
});
/** On phones under the name, where the whole date has room. */
export const courierDay = storefrontStyle({
  color: vars.color.muted,
  '@media': { [narrow(2)]: { gridColumn: '1 / 3', gridRow: 2 } },
});
export const courierCost = storefrontStyle({
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
  '@media': { [narrow(2)]: { gridColumn: 3, gridRow: 1 } },
});
/** On phones it stands over the day, in the width of both. */
export const courierName = storefrontStyle({ '@media': { [narrow(2)]: { gridColumn: '1 / 3', gridRow: 1 } } });

export const keyFacts = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  margin: `${vars.space[12]} 0 0`,
  paddingBlock: vars.space[20],
  paddingInline: 0,
  borderBlockStart: rule,
  '@media': { [atLeast(2)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const keyFact = storefrontStyle({ display: 'grid' });
export const keyFactValue = storefrontStyle({
  ...typography('h2'),
  fontSize: component.keyFact.size,
  lineHeight: component.keyFact.leading,
  color: vars.color.ink,
});
export const keyFactLabel = storefrontStyle({ ...typography('small'), color: vars.color.muted });

export const terms = storefrontStyle({ margin: 0 });
export const term = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 4fr)',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: rule,
  selectors: { '&:first-child': { borderBlockStart: rule } },
});
export const termName = storefrontStyle({ color: vars.color.muted });
export const termContent = storefrontStyle({ margin: 0, color: vars.color.ink, overflowWrap: 'anywhere' });

/** Below level 3 they are an accordion, row under row. */
export const sections = storefrontStyle({
  display: 'grid',
  '@media': {
    [atLeast(3)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[40]} ${vars.space[64]}`,
      paddingBlockStart: vars.space[40],
    },
  },
});

export const section = storefrontStyle({
  '@media': {
    [atLeast(3)]: { marginBlockStart: vars.space[64], paddingBlockStart: vars.space[40], borderBlockStart: rule },
  },
});
