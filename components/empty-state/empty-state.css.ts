import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import emptyStateMeasures from '../../tokens/source/component/empty-state.json' with { type: 'json' };

const component = measuresOf(emptyStateMeasures);

const { color, layout, radius, space } = vars;
const measures = component.emptyState;

export const state = componentStyle({
  paddingBlock: `${space[24]} ${space[40]}`,
  selectors: { '&[data-size="page"]': { paddingBlock: `${space[64]} ${space[80]}` } },
});

export const split = componentStyle({
  display: 'grid',
  columnGap: layout.columnGap,
  alignItems: 'start',
  '@media': { [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const words = componentStyle({ display: 'grid', justifyItems: 'start' });

/** The drawing and the code. */
export const sign = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  maxWidth: '100%',
  color: color.ink,
  marginBlockEnd: space[24],
});

const drawing = {
  gridArea: '1 / 1',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const gable = componentStyle({
  ...drawing,
  // The code inside can be selected.
  pointerEvents: 'none',
  width: measures.gable,
  strokeWidth: 2,
  selectors: { [`${state}[data-size="page"] &`]: { width: measures.gableOfPage } },
});

export const icon = componentStyle({
  ...drawing,
  width: measures.icon,
  // Icons have a margin in their grid; aligns their strokes with the text.
  marginInlineStart: `calc(${measures.icon} / -12)`,
  strokeWidth: 1.5,
});

export const code = componentStyle({
  gridArea: '1 / 1',
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: measures.code,
  lineHeight: 1,
});

export const text = componentStyle({
  ...typography('body'),
  color: color.muted,
  maxWidth: measures.words,
  marginBlockStart: space[8],
  selectors: { [`${state}[data-size="page"] &`]: { ...typography('lead'), marginBlockStart: space[16] } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[28],
  rowGap: space[16],
  marginBlockStart: space[24],
});

/** Only beside the text. */
export const picture = componentStyle({ '@media': { [below(3)]: { display: 'none' } } });

/** The title, which has no class of ours. */
const title = `${words} > [tabindex="-1"]`;
globalStyleIn(componentsLayer, title, { borderRadius: radius.badge });
globalStyleIn(componentsLayer, `${title}:focus-visible`, focusLook);
