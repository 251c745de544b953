import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { dashedHairline, hairline, innerLine } from '../shared/lines.css.ts';

const { color, motion, size } = vars;

/** A native choice lies invisibly over its drawing, so that it is pressed and focused there. */
export const coveringChoice = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
} as const satisfies StyleRule;

/** Shared by all on/off marks: line, fill and states. */
export const toggleMark = {
  appearance: 'none',
  flex: 'none',
  backgroundColor: color.raised,
  border: hairline(color.edge),
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.ink, boxShadow: innerLine(color.ink) },
    '&:checked': { backgroundColor: color.action, borderColor: color.action },
    '&:checked:hover:not(:disabled)': {
      backgroundColor: color.actionHover,
      borderColor: color.actionHover,
      boxShadow: 'none',
    },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: color.error, boxShadow: innerLine(color.error) },
    '&:disabled': { backgroundColor: color.offBg, border: dashedHairline(color.edge), cursor: 'not-allowed' },
    '&:checked:disabled': { backgroundColor: color.off, borderStyle: 'solid', borderColor: color.off },
    ...focusRing.selectors,
  },
} as const satisfies StyleRule;

/** The 24 px box or dot of a checkbox or radio button: the part common to both. */
export const choiceMark = {
  ...toggleMark,
  display: 'grid',
  placeContent: 'center',
  width: size.icon24,
  height: size.icon24,
  margin: 0,
  '@media': {
    // The native mark is legible in every forced palette.
    '(forced-colors: active)': { appearance: 'auto' },
  },
} as const satisfies StyleRule;
