import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import linePictureMeasures from '../../tokens/source/component/line-picture.json' with { type: 'json' };
import searchMeasures from '../../tokens/source/component/live-search.json' with { type: 'json' };

const { liveSearch, linePicture } = measuresOf({ ...searchMeasures, ...linePictureMeasures });

const { color, radius, size, space } = vars;

/** Set by the script: the number of rows in a chunk. */
export const rowsName = '--combobox-rows';

export const group = componentStyle({ minWidth: 0 });

export const heading = componentStyle({
  ...typography('small'),
  fontWeight: 600,
  color: color.muted,
  paddingBlock: `${space[4]} ${space[6]}`,
});

/** A chunk far from view is empty and as high as its rows. */
export const chunk = componentStyle({
  selectors: {
    '&:empty': { height: `calc(var(${rowsName}) * ${liveSearch.row})` },
    '&:empty[data-pictured="true"]': { height: `calc(var(${rowsName}) * ${liveSearch.productRow})` },
  },
});

export const option = componentStyle({
  ...typography('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: space[14],
  minHeight: liveSearch.row,
  paddingBlock: space[6],
  paddingInline: liveSearch.rowPadding,
  marginInline: `calc(-1 * ${liveSearch.rowPadding})`,
  // The group's name stays visible above its first option.
  scrollMarginBlock: `${space[40]} ${space[12]}`,
  color: color.ink,
  borderRadius: radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-pictured]': { minHeight: liveSearch.productRow },
    '&:hover, &[aria-selected="true"]': { backgroundColor: color.quiet },
    // Forced colours keep borders but not backgrounds. Always present, so that keys move no boxes; not positioned, or
    // browsers would keep a layer for every row.
    '&::before': {
      content: '',
      alignSelf: 'stretch',
      flex: 'none',
      marginBlock: `calc(-1 * ${space[6]})`,
      marginInlineStart: `calc(-1 * ${liveSearch.rowPadding})`,
      marginInlineEnd: `calc(${liveSearch.rowPadding} - ${liveSearch.activeBar} - ${space[14]})`,
      borderInlineStart: `${liveSearch.activeBar} solid ${color.action}`,
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
      visibility: 'hidden',
    },
    '&[aria-selected="true"]::before': { visibility: 'visible' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${size.chosen} solid Highlight`,
          outlineOffset: `calc(-1 * ${size.chosen})`,
        },
      },
    },
  },
});

export const picture = componentStyle({
  flex: 'none',
  width: linePicture.search,
  height: linePicture.search,
  objectFit: 'cover',
  backgroundColor: color.tile,
});

export const words = componentStyle({ flex: '1 1 auto', minWidth: 0, display: 'grid', fontWeight: 400 });

export const match = componentStyle({
  color: 'inherit',
  background: 'none',
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: color.honey,
  textDecorationThickness: liveSearch.matchLine,
  textUnderlineOffset: space[4],
});

/* Hidden content must scroll along with it. */
export const detail = componentStyle({ ...typography('small'), position: 'relative', color: color.muted });

export const price = componentStyle({
  ...typography('ui'),
  position: 'relative',
  flex: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
