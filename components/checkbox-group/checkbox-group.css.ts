import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { hint as checkboxHint } from '../checkbox/checkbox.css.ts';

const { size, space } = vars;

/** Without scripts the box for all would do nothing. */
export const whole = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const parts = componentStyle({
  paddingInlineStart: `calc(${size.icon24} + ${space[12]})`,
  '@media': { '(scripting: none)': { paddingInlineStart: 0 } },
});

export const description = componentStyle([checkboxHint, { paddingBlockEnd: space[8] }]);
