import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { storefrontStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

export const file = storefrontStyle({
  ...focusRing,
  ...typography('body'),
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
});
