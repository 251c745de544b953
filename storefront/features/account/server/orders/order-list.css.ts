import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import linePictureMeasures from '../../../../../tokens/source/component/line-picture.json' with { type: 'json' };

const { color, photo, size, space } = vars;
const { order } = measuresOf(linePictureMeasures).linePicture;
const hairline = `${size.hairline} solid ${color.line}`;

export const list = storefrontStyle({ borderBlockStart: hairline });

/** Pictures over words on phones; beside them from level 2 on. */
export const item = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"pictures pictures" "words figures"',
  columnGap: space[24],
  rowGap: space[12],
  paddingBlock: space[24],
  borderBlockEnd: hairline,
  '@media': {
    [atLeast(2)]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"pictures words figures"',
    },
  },
});

export const pictures = storefrontStyle({
  gridArea: 'pictures',
  display: 'flex',
  alignItems: 'start',
  gap: space[4],
  filter: `brightness(${photo.brightness})`,
});
globalStyleIn(storefrontLayer, `${pictures} > *`, {
  flexBasis: order,
  width: order,
  aspectRatio: '1',
  backgroundColor: color.tile,
});

export const words = storefrontStyle({ gridArea: 'words', display: 'grid', alignContent: 'start', gap: space[4] });

export const figures = storefrontStyle({
  gridArea: 'figures',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: space[4],
  textAlign: 'end',
});

export const state = storefrontStyle({
  ...typography('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  selectors: {
    '&[data-tone="open"]': { color: color.info },
    '&[data-tone="waiting"]': { color: color.warn },
    '&[data-tone="done"]': { color: color.ok },
    '&[data-tone="ended"]': { color: color.muted },
  },
});
