import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import paginationMeasures from '../../tokens/source/component/pagination.json' with { type: 'json' };

const component = measuresOf(paginationMeasures);

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: component.pagination.gap,
});

export const slot = componentStyle({
  ...typography('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.ink,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const link = componentStyle({
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { backgroundColor: vars.color.quiet },
    '&:active': { backgroundColor: vars.color.tile },
    '&[aria-current="page"]': { borderColor: vars.color.ink },
  },
});
