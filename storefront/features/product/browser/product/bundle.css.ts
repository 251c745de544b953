import { hairline, underline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import linePictureMeasures from '../../../../../tokens/source/component/line-picture.json' with { type: 'json' };

const component = measuresOf(linePictureMeasures);

const { color, space } = vars;

export const bundle = storefrontStyle({ display: 'grid', gap: space[16] });

export const part = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: `${component.linePicture.order} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: hairline(color.line),
});

export const words = storefrontStyle({ display: 'grid', gap: space[4], justifyItems: 'start' });

export const name = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  ...underline,
  color: color.ink,
  selectors: { ...focusRing.selectors, '&:hover': { color: color.actionHover } },
});

export const price = storefrontStyle({
  ...typography('ui'),
  color: color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
});

export const saving = storefrontStyle({ ...typography('ui'), margin: 0, color: color.ink, fontWeight: 600 });
