import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { drawer } from '../drawer/drawer.css.ts';
import { body } from '../modal/dialog-frame.css.ts';
import { panel as popover } from '../popover/popover.css.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };
import drawerMeasures from '../../tokens/source/component/drawer.json' with { type: 'json' };

const { calendar } = measuresOf(calendarMeasures);
const { drawer: sheet } = measuresOf(drawerMeasures);

const { color, space } = vars;

/** The content takes the padding of a calendar. */
export const surface = componentStyle({
  padding: space[16],
  selectors: {
    // Without spare room the week uses its padding.
    [`${body} > &`]: {
      display: 'grid',
      justifyContent: 'center',
      paddingBlockStart: 0,
      paddingInline: `clamp(${space[4]}, calc((100% - ${calendar.grid}) / 2), ${space[16]})`,
    },
  },
});

/** Two months are wider than other panels. */
globalStyleIn(componentsLayer, `${popover}:has(> ${surface})`, {
  maxWidth: 'var(--radix-popover-content-available-width)',
  padding: 0,
});

/** In the panel: cancel at the start, confirm at the end, also with a reason below. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingInline: space[16],
  paddingBlockEnd: space[16],
});
globalStyleIn(componentsLayer, `${foot} > :has(> [data-tone="primary"])`, {
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
});

/** The sheet is as high as its content. */
globalStyleIn(componentsLayer, `${drawer}[data-size="bottom"]:has(> ${body} > ${surface})`, {
  insetBlockStart: 'auto',
  maxHeight: `calc(100dvh - ${sheet.sheetTop})`,
  backgroundColor: color.raised,
});
globalStyleIn(componentsLayer, `${body}:has(> ${surface})`, { paddingInline: 0, paddingBlock: 0 });
