import { keyframes } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { body, foot, head } from '../modal/dialog-frame.css.ts';
import { dialog } from '../modal/dialog-surface.css.ts';
import { currentBar, hairline, underline } from '../shared/lines.css.ts';
import drawerMeasures from '../../tokens/source/component/drawer.json' with { type: 'json' };

const component = measuresOf(drawerMeasures);

const { color, motion, radius, size, space } = vars;

// Not `translate`, which ignores direction and would tie the alerts above to the drawer.
const fromStart = keyframes({ from: { insetInlineStart: `calc(-1 * ${component.drawer.width})` } });
const fromEnd = keyframes({ from: { insetInlineEnd: `calc(-1 * ${component.drawer.width})` } });
const fromBelow = keyframes({ from: { translate: '0 100%' } });

export const drawer = componentStyle([
  dialog,
  {
    display: 'none',
    flexDirection: 'column',
    margin: 0,
    maxWidth: 'none',
    maxHeight: 'none',
    backgroundColor: color.page,
    animation: `${fromStart} ${motion.standard} ${motion.easing}`,
    selectors: {
      '&:popover-open': { display: 'flex' },
      '&:not([data-size="bottom"])': {
        insetBlock: 0,
        width: `min(${component.drawer.width}, 100% - ${size.touch})`,
        height: '100dvh',
      },
      '&[data-size="start"]': { insetInline: '0 auto' },
      '&[data-size="end"]': { insetInline: 'auto 0', animationName: fromEnd },
      '&[data-size="bottom"]': {
        insetInline: 0,
        insetBlock: `${component.drawer.sheetTop} 0`,
        width: '100%',
        height: 'auto',
        borderStartStartRadius: radius.sheet,
        borderStartEndRadius: radius.sheet,
        animationName: fromBelow,
      },
    },
  },
]);

globalStyleIn(componentsLayer, `${drawer} > ${head}`, {
  paddingInline: `${space[20]} ${space[12]}`,
  paddingBlock: space[16],
  borderBlockEndColor: color.line,
});
globalStyleIn(componentsLayer, `${drawer} > ${body}`, {
  flexGrow: 1,
  paddingInline: space[20],
  paddingBlockStart: space[20],
});
globalStyleIn(componentsLayer, `${drawer} > ${foot}`, {
  paddingInline: space[20],
  paddingBlock: `${space[12]} calc(${space[20]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStartColor: color.line,
});
globalStyleIn(componentsLayer, `${drawer} > ${foot} > *`, { flexGrow: 1 });
globalStyleIn(componentsLayer, `${drawer} > ${foot} > * > button`, { width: '100%' });
// The rows start right below the head.
globalStyleIn(componentsLayer, `${drawer} > ${body}:has(> ul:first-child)`, { paddingBlock: 0 });
// Their lines go from edge to edge.
globalStyleIn(componentsLayer, `${drawer} > ${body} > ul:first-child`, { marginInline: `calc(-1 * ${space[20]})` });

export const row = componentStyle({
  ...typography('cardName'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: component.drawer.row,
  paddingBlock: space[8],
  paddingInline: space[20],
  fontSize: component.drawer.rowText,
  lineHeight: component.drawer.rowLeading,
  color: color.ink,
  borderBlockEnd: hairline(color.line),
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    // Inside: the drawer would clip it.
    '&:focus-visible': { outline: focusLook.outline, outlineOffset: `calc(-1 * ${size.focusRing})` },
    '&[data-tone="sale"]': { color: color.sale },
    // In forced colours only the line shows it.
    '&:is(:hover, :active)': underline,
    '&:hover': { color: color.actionHover },
    '&:active': { color: color.actionPress },
    '&[aria-current]': currentBar(space[20]),
  },
});

export const arrow = componentStyle({ flex: 'none', selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
