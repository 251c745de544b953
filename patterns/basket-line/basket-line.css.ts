import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import linePictureMeasures from '../../tokens/source/component/line-picture.json' with { type: 'json' };

const component = measuresOf(linePictureMeasures);

const { color, photo, radius, space } = vars;
const { basket, basketSmall, order } = component.linePicture;

/** Picture, words and amount; the controls stand under the words. */
export const line = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${basketSmall} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture words total" "picture controls controls"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[14],
  rowGap: space[12],
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: `${basket} minmax(0, 1fr) auto`, columnGap: space[20] },
  },
});

export const picture = patternStyle({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: color.tile,
  filter: `brightness(${photo.brightness})`,
});

export const words = patternStyle({ gridArea: 'words', minWidth: 0 });

export const name = patternStyle({ ...typography('h3'), color: color.ink });

export const link = patternStyle({
  ...focusRing,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.badge,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: vars.size.hairline },
  },
});

export const facts = patternStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const total = patternStyle({
  ...typography('priceCard'),
  gridArea: 'total',
  color: color.ink,
  whiteSpace: 'nowrap',
  textAlign: 'end',
});

export const controls = patternStyle({
  gridArea: 'controls',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});

export const row = patternStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[8],
});

const message = { ...typography('message'), display: 'flex', alignItems: 'start', gap: space[8] } as const;

export const problem = patternStyle({ ...message, color: color.error });
export const notice = patternStyle({ ...message, color: color.warn });

export const incentive = patternStyle({ ...typography('small'), color: color.ink });

export const orderLine = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${order} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture words total"',
  columnGap: space[20],
});

export const orderPicture = patternStyle({
  gridArea: 'picture',
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: color.tile,
  filter: `brightness(${photo.brightness})`,
});
