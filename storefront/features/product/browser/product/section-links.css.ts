import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { below } from '../../../../../tokens/viewport.ts';
import tabsMeasures from '../../../../../tokens/source/component/tabs.json' with { type: 'json' };

const { tabs } = measuresOf(tabsMeasures);

const { color, layout, motion, space } = vars;

export const bar = storefrontStyle({
  marginBlockStart: layout.sectionGap,
  borderBlockEnd: hairline(color.line),
  '@media': { [below(3)]: { display: 'none' }, print: { display: 'none' } },
});

export const list = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tabs.gap,
});

export const link = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  minHeight: tabs.height,
  color: color.muted,
  textDecoration: 'none',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: space[4] },
  },
});
