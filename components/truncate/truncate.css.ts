import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { underline } from '../shared/lines.css.ts';

const { color, motion, radius, size, space } = vars;

/** Without a script nothing could show the rest: the whole text stands there. */
const withScript = '(scripting: enabled)';

export const words = componentStyle({ display: 'block' });

const clampedAt = (lines: number) =>
  ({
    '@media': {
      [withScript]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
    },
  }) as const;

/** Until the script has measured; it cuts inside words, but at once. */
export const clamped = componentVariants({
  1: clampedAt(1),
  2: clampedAt(2),
  3: clampedAt(3),
  4: clampedAt(4),
  5: clampedAt(5),
  6: clampedAt(6),
});

export const beginning = componentStyle({
  // Hidden from screen readers: the name of the button means that there is more text.
  '@media': { [withScript]: { selectors: { '&::after': { content: '"…" / ""' } } } },
});

export const rest = componentStyle({ '@media': { [withScript]: { display: 'none' } } });

export const toggle = componentStyle({
  ...typography('small'),
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  // The focus ring leaves the letters above it alone, and the room to press is part of the gap below.
  marginBlock: `${space[4]} calc(-1 * ${space[8]})`,
  borderRadius: radius.badge,
  color: color.action,
  ...underline,
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.actionHover },
    '&:active': { color: color.actionPress },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});
