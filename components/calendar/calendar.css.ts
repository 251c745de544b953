import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };
import {
  button,
  buttonInForcedColors,
  buttonStates,
  fading,
  forced,
  pointedAt,
  pointedAtInForcedColors,
  pressedWhileFading,
} from './buttons.css.ts';

const { calendar } = measuresOf(calendarMeasures);

const { color, radius, space } = vars;

const without = '(scripting: none)';

export const panel = componentStyle({
  width: 'fit-content',
  maxWidth: '100%',
  paddingBlock: space[16],
  // Without spare room the week uses its padding.
  paddingInline: `clamp(${space[4]}, calc((100% - ${calendar.grid}) / 2), ${space[16]})`,
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.line),
  borderRadius: radius.floating,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-bare]': { padding: 0, background: 'none', border: 'none', boxShadow: 'none' } },
});

export const months = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: calendar.monthGap });

export const month = componentStyle({
  width: calendar.grid,
  maxWidth: '100%',
  selectors: { [`${panel}[data-weeks] &`]: { width: `calc(${calendar.grid} + ${calendar.weekNumbers})` } },
});

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${calendar.cell} minmax(0, 1fr) ${calendar.cell}`,
  alignItems: 'center',
  minHeight: calendar.cell,
  marginBlockEnd: space[4],
});

export const arrow = componentStyle({
  ...button,
  ...fading,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: calendar.cell,
  height: calendar.cell,
  padding: 0,
  selectors: {
    ...buttonStates,
    '&:active:not([aria-disabled])': pressedWhileFading,
    '&[aria-disabled]': { color: color.off, cursor: 'default' },
  },
  '@media': {
    // Has no effect without scripts.
    [without]: { visibility: 'hidden' },
    [forced]: {
      ...buttonInForcedColors,
      selectors: { ...pointedAtInForcedColors, '&[aria-disabled]': { color: 'GrayText' } },
    },
  },
});

globalStyleIn(componentsLayer, `${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

export const titles = componentStyle({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
});

/** Text, or the switch to other months or years. */
export const title = componentStyle({
  ...typography('cardName'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: calendar.cell,
  paddingBlock: 0,
  paddingInline: space[6],
  color: color.ink,
  selectors: {
    'button&': { ...button, ...fading },
    'button&:hover, button&[aria-expanded="true"]': pointedAt,
    'button&:active': pressedWhileFading,
    '&:focus-visible': buttonStates['&:focus-visible'],
  },
  '@media': {
    [forced]: {
      selectors: {
        'button&': buttonInForcedColors,
        'button&:hover, button&[aria-expanded="true"]': { borderColor: 'ButtonText' },
      },
    },
  },
});

/** Without scripts only labels show: a hidden button takes no focus. */
globalStyleIn(componentsLayer, `button${title}`, { '@media': { [without]: { visibility: 'hidden' } } });
globalStyleIn(componentsLayer, `button${title} > span`, { '@media': { [without]: { visibility: 'visible' } } });

export const grid = componentStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${calendar.rowGap}`,
  '@media': { [without]: { pointerEvents: 'none' } },
});

export const weekday = componentStyle({
  ...typography('badge'),
  height: calendar.weekdays,
  padding: 0,
  color: color.muted,
  textAlign: 'center',
});

export const weekHead = componentStyle([weekday, { width: calendar.weekNumbers }]);

export const weekNumber = componentStyle({
  ...typography('badge'),
  padding: 0,
  fontWeight: 400,
  color: color.muted,
  textAlign: 'center',
  borderInlineEnd: hairline(color.line),
});

/** Names of marked days, so that colour is not the only cue. */
export const notes = componentStyle({
  ...typography('small'),
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  color: color.muted,
  borderBlockStart: hairline(color.line),
});

export const infoAbove = componentStyle({ ...typography('small'), marginBlockEnd: space[12] });

export const infoBelow = componentStyle({
  ...typography('small'),
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: hairline(color.line),
});
