import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { choiceMark } from '../field/choice.css.ts';
import checkboxMeasures from '../../tokens/source/component/checkbox.json' with { type: 'json' };
import switchMeasures from '../../tokens/source/component/switch.json' with { type: 'json' };

const component = measuresOf({ ...checkboxMeasures, ...switchMeasures });

const { color, radius, size, space } = vars;

export const checkbox = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const row = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  minHeight: size.touch,
  paddingBlock: `calc((${size.touch} - ${size.icon24}) / 2)`,
});

export const mark = componentStyle({
  ...choiceMark,
  borderRadius: radius.control,
  '::before': {
    content: '""',
    width: component.checkbox.checkWidth,
    height: component.checkbox.checkHeight,
    marginBlockStart: component.checkbox.checkLift,
    borderStyle: 'solid',
    borderColor: color.onAction,
    borderWidth: `0 ${component.checkbox.checkStroke} ${component.checkbox.checkStroke} 0`,
    transform: 'rotate(45deg)',
    visibility: 'hidden',
  },
  selectors: {
    ...choiceMark.selectors,
    '&:checked::before': { visibility: 'visible' },
    '&:indeterminate': { backgroundColor: color.action, borderColor: color.action },
    '&:indeterminate:hover:not(:disabled)': {
      backgroundColor: color.actionHover,
      borderColor: color.actionHover,
      boxShadow: 'none',
    },
    '&:indeterminate:disabled': { backgroundColor: color.off, borderStyle: 'solid', borderColor: color.off },
    // Partly ticked is a dash: the tick's bottom line, wider and unrotated.
    '&:indeterminate::before': {
      visibility: 'visible',
      width: component.checkbox.dashWidth,
      height: 0,
      marginBlockStart: 0,
      borderInlineEnd: 0,
      transform: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } },
  },
});

export const label = componentStyle({
  ...typography('body'),
  lineHeight: size.icon24,
  flex: '1 1 auto',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    'input:disabled + &': { color: color.off, cursor: 'not-allowed' },
    // The whole row is the target; it lies behind the text, so that links in it work.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
  },
});

export const hint = componentStyle({
  ...typography('small'),
  color: color.muted,
  paddingInlineStart: `calc(${size.icon24} + ${space[12]})`,
  selectors: {
    [`${row}:has([role="switch"]) + &`]: { paddingInlineStart: `calc(${component.switch.width} + ${space[12]})` },
  },
});
