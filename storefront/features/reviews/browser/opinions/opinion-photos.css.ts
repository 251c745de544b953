import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import opinionMeasures from '../../../../../tokens/source/component/opinion.json' with { type: 'json' };

const component = measuresOf(opinionMeasures);

export const photos = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const photo = storefrontStyle({
  display: 'block',
  width: component.opinion.photo,
  height: component.opinion.photo,
  borderRadius: vars.radius.badge,
  selectors: focusRing.selectors,
});

export const image = storefrontStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: vars.color.tile,
});
