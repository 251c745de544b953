import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import linePictureMeasures from '../../../../../tokens/source/component/line-picture.json' with { type: 'json' };

const { color, photo: photos_, radius, size, space } = vars;
const { order, basketSmall } = measuresOf(linePictureMeasures).linePicture;
const hairline = `${size.hairline} solid ${color.line}`;

export const about = storefrontStyle({
  display: 'grid',
  gap: space[8],
  paddingBlockEnd: space[24],
  borderBlockEnd: hairline,
});

export const lines = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[32],
  rowGap: space[12],
});

export const line = storefrontStyle({ display: 'flex', alignItems: 'center', gap: space[16] });

export const picture = storefrontStyle({
  flexShrink: 0,
  width: order,
  aspectRatio: '1',
  backgroundColor: color.tile,
  filter: `brightness(${photos_.brightness})`,
});

export const facts = storefrontStyle({ ...typography('small'), color: color.muted });

export const section = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });

export const conversation = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});

/** A message takes four fifths of the width: the shopper's at the end, the shop's at the start. */
export const entry = storefrontStyle({
  display: 'grid',
  gap: space[8],
  justifySelf: 'start',
  width: '80%',
  overflowWrap: 'anywhere',
  scrollMarginBlockStart: space[80],
  selectors: { '&[data-side="shopper"]': { justifySelf: 'end', justifyItems: 'end' } },
});

export const bubble = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gap: space[12],
  width: '100%',
  padding: `${space[16]} ${space[20]}`,
  color: color.ink,
  backgroundColor: color.quiet,
  borderRadius: radius.control,
  borderStartStartRadius: 0,
  selectors: {
    [`${entry}[data-side="shopper"] &`]: {
      backgroundColor: color.infoBg,
      borderStartStartRadius: radius.control,
      borderStartEndRadius: 0,
    },
  },
});

export const state = storefrontStyle({ fontWeight: 600 });

export const meta = storefrontStyle({ ...typography('small'), color: color.muted });

export const photos = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
});

export const photoLink = storefrontStyle({ display: 'block', selectors: focusRing.selectors });

export const photo = storefrontStyle({
  display: 'block',
  width: basketSmall,
  height: basketSmall,
  objectFit: 'cover',
  backgroundColor: color.tile,
});

export const files = storefrontStyle({ display: 'grid', gap: space[8] });

export const file = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const fileSize = storefrontStyle({ ...typography('small'), color: color.muted });

export const reply = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@media': { print: { display: 'none' } },
});

export const fields = storefrontStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export const kept = storefrontStyle({ margin: 0, padding: 0, border: 0 });
export const keptLegend = storefrontStyle({ ...typography('ui'), padding: 0, fontWeight: 600 });

export const withdraw = storefrontStyle({ ...typography('body'), '@media': { print: { display: 'none' } } });

globalStyleIn(storefrontLayer, `${bubble} > p`, { margin: 0 });
