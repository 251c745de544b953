import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { underline } from '../shared/lines.css.ts';
import errorSummaryMeasures from '../../tokens/source/component/error-summary.json' with { type: 'json' };
import linkMeasures from '../../tokens/source/component/link.json' with { type: 'json' };

const component = measuresOf({ ...errorSummaryMeasures, ...linkMeasures });

const { color, radius, space } = vars;

export const summary = componentStyle({
  paddingBlock: space[20],
  paddingInline: space[24],
  backgroundColor: color.raised,
  border: `${component.errorSummary.border} solid ${color.error}`,
  borderRadius: radius.control,
  selectors: {
    // One line: nothing is left to do here.
    '&[data-mended]': { borderColor: color.ok, paddingBlock: space[12] },
    // Focused by script, which not every browser treats as :focus-visible after a mouse press.
    '&:focus': focusLook,
  },
});

export const title = componentStyle({
  ...typography('h3'),
  color: color.ink,
  marginBlockEnd: space[8],
  selectors: {
    '[data-mended] > &': {
      ...typography('body'),
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      color: color.ok,
      marginBlockEnd: 0,
    },
  },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const link = componentStyle({
  ...typography('body'),
  ...focusRing,
  // A box equally high with and without the icon of a corrected entry.
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: space[8],
  minHeight: space[32],
  color: color.error,
  ...underline,
  borderRadius: radius.badge,
  selectors: {
    ...focusRing.selectors,
    '&[data-mended]': { color: color.ok },
    '&:hover': { textDecorationThickness: component.link.underlineHover },
  },
});
