import { vars } from '../../../tokens/contract.css.ts';
import { componentStyle } from '../../../tokens/layers.css.ts';
import { hairline } from '../../shared/lines.css.ts';

/** A page that is longer than two windows. */
export const tallPage = componentStyle({ minHeight: '250vh' });

/** Stands where the panel of the shop does. */
export const storyCookiePanel = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[24],
  insetInlineEnd: vars.space[24],
  padding: vars.space[20],
  backgroundColor: vars.color.raised,
  border: hairline(vars.color.line),
  borderRadius: vars.radius.floating,
});
