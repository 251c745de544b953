import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import savingMeasures from '../../../../../tokens/source/component/saving.json' with { type: 'json' };

const { color, radius, size, space } = vars;
const component = measuresOf(savingMeasures);

export const breadcrumbs = storefrontStyle({ paddingBlockStart: space[20] });
export const head = storefrontStyle({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[24]} ${space[16]}`,
});
export const bar = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  paddingBlockEnd: space[16],
});
export const choice = storefrontStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
/** With a script the switch acts at once. */
export const submit = storefrontStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

/** Widths come from the number of columns, which the table's scrolling box divides. */
const columns = '--compared-columns';
export const table = storefrontStyle({ containerType: 'inline-size', paddingBlockEnd: space[64] });
const levels = [1, 2, 3, 4] as const;
for (const count of [1, 2, 3, 4, 5, 6])
  for (const level of levels) {
    const rule = { vars: { [columns]: String(count) } };
    globalStyleIn(
      storefrontLayer,
      `${table}[data-columns-${level}="${count}"]`,
      level === 1 ? rule : { '@media': { [atLeast(level)]: rule } },
    );
  }
globalStyleIn(storefrontLayer, `${table} table`, {
  vars: {
    '--column-width': `calc(100cqi / var(${columns}))`,
    '--row-header-width': component.saving.property,
  },
  '@media': {
    [atLeast(2)]: { vars: { '--column-width': `calc((100cqi - ${component.saving.property}) / var(${columns}))` } },
  },
});

export const product = storefrontStyle({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  fontWeight: 400,
  minWidth: 0,
});
export const picture = storefrontStyle({ display: 'block', maxWidth: component.saving.comparedPicture });
export const name = storefrontStyle({
  ...typography('label'),
  ...focusRing,
  borderRadius: radius.badge,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { ...focusRing.selectors, '&:hover': { textDecoration: 'underline', textUnderlineOffset: space[4] } },
});
export const subline = storefrontStyle({ ...typography('small'), display: 'block', color: color.muted });
export const actions = storefrontStyle({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const buying = storefrontStyle({
  display: 'grid',
  gap: space[8],
  width: '100%',
  maxWidth: component.saving.comparedPicture,
});

/** Three columns stand beside each other on a phone. */
globalStyleIn(storefrontLayer, `${buying} button, ${actions} > a`, {
  '@media': { [below(2)]: { width: '100%', paddingInline: space[2] } },
});

/** Differences are marked in words and by weight. */
export const differs = storefrontStyle({
  ...typography('badge'),
  display: 'block',
  width: 'fit-content',
  marginBlockStart: space[4],
  paddingInline: space[6],
  borderRadius: radius.badge,
  border: `${size.hairline} solid ${color.edge}`,
  color: color.muted,
  fontWeight: 600,
});
export const different = storefrontStyle({ fontWeight: 600 });
