import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline, innerLine } from '../shared/lines.css.ts';

const { color, motion, radius, size, space } = vars;

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
});

export const stepper = componentStyle({
  ...typography('ui'),
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  display: 'inline-flex',
  alignItems: 'stretch',
  height: size.control,
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.control,
  selectors: {
    '&[data-size="compact"]': { height: size.touch },
    '&[data-state="error"]': { borderColor: color.error, boxShadow: innerLine(color.error) },
    '&[data-disabled]': { borderStyle: 'dashed', color: color.off, backgroundColor: color.offBg },
    // One ring around all three, also where touch or a screen reader put focus on a button (APG).
    '&:has(:focus-visible)': focusLook,
    '&[data-state="error"]:has(:focus-visible)': {
      boxShadow: `${innerLine(color.error)}, ${focusLook.boxShadow}`,
    },
  },
});

export const button = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: `calc(${size.control} - 2 * ${size.hairline})`,
  color: 'inherit',
  borderRadius: radius.control,
  outline: 'none',
  transition: `background-color ${motion.fast}`,
  touchAction: 'manipulation',
  selectors: {
    [`${stepper}[data-size="compact"] &`]: { width: `calc(${size.touch} - 2 * ${size.hairline})` },
    '&:hover': { backgroundColor: color.quiet },
    '&:active': { backgroundColor: color.tile },
    '&[aria-disabled]': { color: color.off },
    '&:disabled': { color: color.off, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': {
    // Without scripts the buttons have no effect; the number is typed.
    '(scripting: none)': { display: 'none' },
  },
});

export const value = componentStyle({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minWidth: space[64],
  paddingInline: space[8],
  borderInline: hairline(color.line),
  cursor: 'text',
  selectors: {
    [`${stepper}[data-size="compact"] &`]: { minWidth: size.controlLarge },
  },
  '@media': {
    '(scripting: none)': { borderInline: 0 },
  },
});

export const input = componentStyle({
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'end',
  minWidth: '1ch',
  maxWidth: '8ch',
  outline: 'none',
  fieldSizing: 'content',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
  },
});

export const unit = componentStyle({ whiteSpace: 'nowrap' });
