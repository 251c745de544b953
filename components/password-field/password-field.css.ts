import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

const { color, radius, space } = vars;

/** Without scripts it could do nothing. */
export const toggle = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const strength = componentStyle({
  ...typography('message'),
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  fontWeight: 400,
  color: color.muted,
});

/** Three bars: as many are filled as the password is strong. Decoration beside the word. */
export const bars = componentStyle({ display: 'flex', gap: space[4] });

export const bar = componentStyle({
  width: space[24],
  height: space[4],
  borderRadius: radius.badge,
  backgroundColor: color.line,
  // Forced colours take backgrounds away; how many are filled is the meaning.
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-filled="weak"]': { backgroundColor: color.error },
    '&[data-filled="fair"]': { backgroundColor: color.warn },
    '&[data-filled="strong"]': { backgroundColor: color.ok },
  },
});

export const words = componentStyle({
  fontWeight: 500,
  selectors: {
    '&[data-strength="short"], &[data-strength="weak"], &[data-strength="long"]': { color: color.error },
    '&[data-strength="fair"]': { color: color.warn },
    '&[data-strength="strong"]': { color: color.ok },
  },
});
