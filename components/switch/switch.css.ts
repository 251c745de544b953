import { component } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { dashedHairline, hairline, innerLine } from '../shared/lines.css.ts';

const { color, motion, radius, size } = vars;
const { width, height, knobOn, knobOff, inset } = component.switch;

/** On is told by three things: where the knob stands, its size, and the filled track. */
export const track = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width,
  height,
  // 28 px in a row that is made for boxes of 24 px.
  marginBlock: `calc((${size.icon24} - ${height}) / 2)`,
  paddingInline: inset,
  backgroundColor: color.raised,
  border: hairline(color.edge),
  borderRadius: radius.round,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  '::before': {
    content: '""',
    width: knobOff,
    height: knobOff,
    borderRadius: radius.round,
    backgroundColor: color.edge,
    transition: `background-color ${motion.fast}`,
  },
  selectors: {
    '&:checked::before': {
      width: knobOn,
      height: knobOn,
      marginInlineStart: 'auto',
      backgroundColor: color.onAction,
    },
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
  '@media': {
    // Browsers have no mark of their own for a switch; the tokens name colours of the system here.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
