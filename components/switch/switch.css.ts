import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { toggleMark } from '../field/choice.css.ts';
import switchMeasures from '../../tokens/source/component/switch.json' with { type: 'json' };

const component = measuresOf(switchMeasures);

const { color, motion, radius, size } = vars;
const { width, height, knobOn, knobOff, inset } = component.switch;

/** On has three signs: where the knob stands, its size, and the filled track. */
export const track = componentStyle({
  ...toggleMark,
  display: 'flex',
  alignItems: 'center',
  width,
  height,
  // 28 px in a row that is made for boxes of 24 px.
  marginBlock: `calc((${size.icon24} - ${height}) / 2)`,
  paddingInline: inset,
  borderRadius: radius.round,
  '::before': {
    content: '""',
    width: knobOff,
    height: knobOff,
    borderRadius: radius.round,
    backgroundColor: color.edge,
    transition: `background-color ${motion.fast}`,
  },
  selectors: {
    ...toggleMark.selectors,
    '&:checked::before': {
      width: knobOn,
      height: knobOn,
      marginInlineStart: 'auto',
      backgroundColor: color.onAction,
    },
  },
  '@media': {
    // Browsers have no own look for a switch; the tokens name system colours here.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
