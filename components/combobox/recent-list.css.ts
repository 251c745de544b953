import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline, underline } from '../shared/lines.css.ts';
import { form } from './combobox.css.ts';
import searchMeasures from '../../tokens/source/component/live-search.json' with { type: 'json' };

const { liveSearch } = measuresOf(searchMeasures);

const { color, layout, size, space } = vars;

export const recent = componentStyle({
  paddingBlock: space[12],
  paddingInline: space[20],
  selectors: { [`${form}[data-layout="page"] &`]: { paddingInline: layout.gutter, paddingBlockEnd: 0 } },
});

export const recentHeading = componentStyle({ ...typography('small'), color: color.muted });

/** The heading, and at its end the button that clears the list. */
export const recentHead = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const forgetAll = componentStyle({
  ...typography('small'),
  ...focusRing,
  minHeight: size.touch,
  paddingInline: space[8],
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  color: color.action,
  borderRadius: liveSearch.chipRadius,
  selectors: { ...focusRing.selectors, '&:hover': underline, '&:active': { color: color.actionPress } },
});

export const popularHeading = componentStyle({
  ...typography('label'),
  color: color.muted,
  marginBlockStart: space[8],
});

export const popularLink = componentStyle({
  ...typography('body'),
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  minHeight: space[48],
  color: color.ink,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': underline, '&:active': { color: color.actionPress } },
});

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] });

/** The chip is drawn 36 high in a row of 44, its target. */
export const chip = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: size.touch,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((100% - ${liveSearch.chip}) / 2)`,
      border: hairline(color.edge),
      borderRadius: liveSearch.chipRadius,
      pointerEvents: 'none',
    },
    '&:hover::before': { borderColor: color.ink },
  },
});

const chipPart = {
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  minHeight: liveSearch.chip,
  borderRadius: liveSearch.chipRadius,
} as const;

export const chipLink = componentStyle({
  ...typography('ui'),
  ...chipPart,
  minWidth: 0,
  paddingInlineStart: space[14],
  textDecoration: 'none',
  // As high as the row, for the target.
  selectors: {
    ...focusRing.selectors,
    '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, insetInlineEnd: size.touch },
  },
});

export const chipButton = componentStyle({
  ...chipPart,
  flex: 'none',
  justifyContent: 'center',
  width: size.touch,
  color: color.muted,
  selectors: { ...focusRing.selectors, '&:hover': { color: color.ink } },
});
