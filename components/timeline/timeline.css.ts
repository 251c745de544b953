import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import timelineMeasures from '../../tokens/source/component/timeline.json' with { type: 'json' };

const component = measuresOf(timelineMeasures);

const { color, space } = vars;
const { dot, line, rail, clearance } = component.timeline;

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

/** The line from a dot to the next one. */
const way = '&:not(:last-child)::after';

/** A dot at the first line of its words, and the line to the next dot. Borders, because forced colours keep them. */
export const step = componentStyle({
  ...typography('ui'),
  position: 'relative',
  paddingInlineStart: `calc(${rail} + ${space[8]})`,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[24] },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc((1lh - ${dot}) / 2)`,
      insetInlineStart: `calc((${rail} - ${dot}) / 2)`,
      width: dot,
      height: dot,
      border: `${line} solid`,
      borderRadius: vars.radius.round,
    },
    [way]: {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc((1lh + ${dot}) / 2 + ${clearance})`,
      insetBlockEnd: `calc((${dot} - 1lh) / 2 + ${clearance})`,
      insetInlineStart: `calc((${rail} - ${line}) / 2)`,
      borderInlineStart: `${line} solid`,
    },
  },
});

const reached = { color: color.ink, borderWidth: `calc(${dot} / 2)` } as const;
const ahead = {
  borderColor: color.line,
  // Forced to one colour, the way behind and the way ahead would look the same.
  '@media': { '(forced-colors: active)': { borderInlineStartStyle: 'dotted' } },
} as const;

export const state = componentVariants({
  done: { color: color.ink, selectors: { '&::before': reached, [way]: { borderColor: color.ink } } },
  current: { color: color.ink, selectors: { '&::before': reached, [way]: ahead } },
  upcoming: {
    color: color.muted,
    selectors: { '&::before': { borderColor: color.edge }, [way]: ahead },
  },
});

export const title = componentStyle({ fontWeight: 600 });

export const more = componentStyle({
  ...typography('small'),
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
