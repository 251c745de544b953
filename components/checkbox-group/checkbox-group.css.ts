import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hint as checkboxHint } from '../checkbox/checkbox.css.ts';

const { color, size, space } = vars;

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[6] });

// Browsers lay a legend out beside the flex gap: its distance to the next line is its own.
export const legend = componentStyle({ ...typography('label'), color: color.ink, marginBlockEnd: space[6] });

export const optional = componentStyle({ fontWeight: 400, color: color.muted });

export const hint = componentStyle({ ...typography('small'), color: color.muted });

/** Without scripts the box over the group could do nothing. */
export const whole = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const parts = componentStyle({
  paddingInlineStart: `calc(${size.icon24} + ${space[12]})`,
  '@media': { '(scripting: none)': { paddingInlineStart: 0 } },
});

export const description = componentStyle([checkboxHint, { paddingBlockEnd: space[8] }]);
