import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline, innerLine } from '../shared/lines.css.ts';
import alertMeasures from '../../tokens/source/component/alert.json' with { type: 'json' };

const component = measuresOf(alertMeasures);

const { color, radius, size, space } = vars;
const { bar, closeOverhang } = component.alert;

export const banner = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[20],
  // The bar takes part of the padding.
  paddingInline: `calc(${space[24]} - ${bar}) ${space[24]}`,
  borderInlineStart: `${bar} solid ${color.info}`,
  borderRadius: radius.badge,
  color: color.ink,
  backgroundColor: color.infoBg,
  // For themes whose fill equals the page.
  boxShadow: innerLine(color.quietLine),
  selectors: {
    '&[data-tone="success"]': { borderInlineStartColor: color.ok, backgroundColor: color.okBg },
    '&[data-tone="warning"]': { borderInlineStartColor: color.warn, backgroundColor: color.warnBg },
    '&[data-tone="error"]': { borderInlineStartColor: color.error, backgroundColor: color.errorBg },
  },
  '@media': {
    // Forced colours drop shadows, and the line with them.
    '(forced-colors: active)': { outline: hairline('CanvasText'), outlineOffset: `calc(-1 * ${size.hairline})` },
  },
});

export const sign = componentStyle({
  ...typography('h3'),
  flex: 'none',
  // Centres on the heading's first line.
  display: 'flex',
  alignItems: 'center',
  height: '1lh',
  color: color.info,
  selectors: {
    '[data-tone="success"] > &': { color: color.ok },
    '[data-tone="warning"] > &': { color: color.warn },
    '[data-tone="error"] > &': { color: color.error },
  },
});

export const body = componentStyle({ flex: '1 1 auto', minWidth: 0 });

export const text = componentStyle({ ...typography('body'), marginBlockStart: space[4] });
globalStyleIn(componentsLayer, `${text} > * + *`, { marginBlockStart: space[8] });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[16],
});

export const close = componentStyle({
  ...typography('h3'),
  flex: 'none',
  // The 44 px of the target reach into the padding.
  marginBlock: `calc((1lh - ${size.touch}) / 2)`,
  marginInlineEnd: closeOverhang,
  '@media': {
    // Has no effect without scripts.
    '(scripting: none)': { display: 'none' },
  },
});
