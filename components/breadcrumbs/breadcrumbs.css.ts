import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import breadcrumbsMeasures from '../../tokens/source/component/breadcrumbs.json' with { type: 'json' };

const component = measuresOf(breadcrumbsMeasures);

export const list = componentStyle({
  ...typography('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: component.breadcrumbs.gap,
  color: vars.color.muted,
});

export const item = componentStyle({
  display: 'flex',
  columnGap: component.breadcrumbs.gap,
  minWidth: 0,
  // Links are stretched to 24 px (WCAG 2.2, 2.5.8).
  minHeight: vars.size.icon24,
  selectors: { '&:not(:first-child)::before': { content: '"/" / ""', color: vars.color.muted } },
});
