import { hairline } from '../../../../../components/shared/lines.css.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';

export const file = storefrontStyle({
  ...focusRing,
  ...typography('body'),
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  // The browser's own button, styled as a secondary one.
  '::file-selector-button': {
    ...typography('button'),
    minHeight: vars.size.touch,
    marginInlineEnd: vars.space[12],
    paddingInline: vars.space[16],
    border: hairline(vars.color.ink),
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.page,
    color: vars.color.ink,
    cursor: 'pointer',
  },
  selectors: {
    ...focusRing.selectors,
    '&:is(:hover, :active)::file-selector-button': { backgroundColor: vars.color.ink, color: vars.color.page },
  },
});
