import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { bareControl } from '../field/control.css.ts';
import { hairline, innerLine, underline } from '../shared/lines.css.ts';
import { turn } from '../shared/turn.css.ts';
import fieldMeasures from '../../tokens/source/component/field.json' with { type: 'json' };
import searchMeasures from '../../tokens/source/component/live-search.json' with { type: 'json' };

const { liveSearch, field } = measuresOf({ ...searchMeasures, ...fieldMeasures });

const { color, layout, motion, radius, shadow, size, space } = vars;

/* Set by the script, since only the browser knows: the room under the field, and how far the popup shifts to stay visible. */
export const roomName = '--combobox-room';
export const shiftName = '--combobox-shift';
/** Read by the script: the popup's distance from the window edges. */
export const marginName = '--combobox-margin';

/** The form in the page, with its popup; in the full screen it has `data-layout="page"`. */
export const form = componentStyle({ position: 'relative', minWidth: 0 });

/** In the full screen. */
const inPage = (rule: object) => ({ selectors: { [`${form}[data-layout="page"] &`]: rule } });

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  ...inPage({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: space[8],
    paddingInline: layout.gutter,
    backgroundColor: color.page,
    borderBlockEnd: hairline(color.line),
  }),
});

export const box = componentStyle({
  ...typography('body'),
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: size.control,
  paddingInlineStart: space[16],
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.control,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink, boxShadow: innerLine(color.ink) },
    '&:has(> input:focus-visible)': focusLook,
  },
});

export const input = componentStyle({
  ...bareControl,
  textOverflow: 'ellipsis',
  appearance: 'none',
});

/** A button at the end of the box: clear, search. */
export const boxButton = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  minHeight: `calc(${size.control} - 2 * ${size.hairline})`,
  borderRadius: radius.control,
  selectors: { ...focusRing.selectors, '&:hover': { color: color.action }, '&:active': { color: color.actionPress } },
});

/** Searching: a 20 px ring replaces the magnifying glass. */
export const ring = componentStyle({
  width: size.icon20,
  height: size.icon20,
  border: `${field.ringStroke} solid ${color.line}`,
  borderBlockStartColor: color.ink,
  borderRadius: radius.round,
  pointerEvents: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} ${field.ringTurn} linear infinite` },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Canvas',
      borderBlockStartColor: 'CanvasText',
    },
  },
});

export const popup = componentStyle({
  vars: { [marginName]: layout.gutter },
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    [`${form}:not([data-layout="page"]) &`]: {
      position: 'absolute',
      insetBlockStart: `calc(100% + ${space[8]})`,
      insetInlineStart: 0,
      zIndex: 2,
      width: `min(${liveSearch.width}, 100vw - 2 * ${layout.gutter})`,
      minWidth: '100%',
      maxHeight: `var(${roomName}, none)`,
      marginInlineStart: `var(${shiftName}, 0)`,
      backgroundColor: color.raised,
      border: hairline(color.line),
      borderRadius: radius.floating,
      boxShadow: shadow.float,
    },
    // Other content is as narrow as the field.
    [`${form}:not([data-layout="page"]) &[data-narrow]`]: { width: '100%' },
  },
});

export const results = componentStyle({
  minHeight: liveSearch.leastHeight,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [atLeast(3)]: { selectors: { [`${popup} > &`]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' } } },
  },
  ...inPage({ overflowY: 'visible' }),
});

/** All columns; each is a column of results. */
export const list = componentStyle({
  minWidth: 0,
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'stretch',
  '@media': { [below(3)]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: space[8] } },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  paddingBlock: space[16],
  paddingInline: space[20],
  '@media': {
    [atLeast(3)]: {
      selectors: {
        '&[data-column="0"]': { gridColumn: 1, width: liveSearch.columnProducts },
        '&[data-column="1"]': { gridColumn: 2, width: liveSearch.columnPages },
        '&[data-column="2"]': { gridColumn: 3 },
        [`${results}:has(> :nth-child(2)) &[data-column="2"]`]: { paddingBlockEnd: space[72] },
        '& + &': { borderInlineStart: hairline(color.line) },
      },
    },
    [below(3)]: {
      paddingBlock: `${space[8]} 0`,
      selectors: { [`${form}[data-layout="page"] &`]: { paddingInline: layout.gutter } },
    },
  },
});

/** Leads to the results page, in the room below the last column's results. */
export const all = componentStyle({
  padding: `0 ${space[20]} ${space[16]}`,
  justifySelf: 'start',
  '@media': { [atLeast(3)]: { gridColumn: 3, gridRow: 1, alignSelf: 'end' } },
  ...inPage({ paddingInline: layout.gutter }),
});

export const allButton = componentStyle({
  ...typography('button'),
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.touch,
  color: color.action,
  borderRadius: radius.badge,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.actionHover },
    '&:active': { color: color.actionPress },
  },
});

export const allWords = componentStyle({ ...underline });

/** The message shown without a list. */
export const note = componentStyle({
  ...typography('body'),
  color: color.muted,
  paddingBlock: space[16],
  paddingInline: space[20],
  ...inPage({ paddingInline: layout.gutter }),
});

export const foot = componentStyle({
  ...typography('small'),
  position: 'relative',
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  rowGap: space[4],
  paddingBlock: space[8],
  paddingInline: space[20],
  color: color.muted,
  borderBlockStart: hairline(color.line),
  '@media': {
    [`${atLeast(3)} and (pointer: fine)`]: {
      selectors: { [`${form}:not([data-layout="page"]) &`]: { display: 'flex' } },
    },
  },
});

export const hint = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[6] });

export const key = componentStyle({
  ...typography('badge'),
  minWidth: liveSearch.key,
  paddingInline: space[6],
  textAlign: 'center',
  color: color.ink,
  border: hairline(color.edge),
  borderRadius: radius.badge,
});

/** Its text changes with each key: a fixed box keeps the rest in place. */
export const active = componentStyle({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineEnd: space[20],
  width: '40%',
  height: '1lh',
  contain: 'strict',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
