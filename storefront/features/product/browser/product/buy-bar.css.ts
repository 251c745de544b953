import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { below } from '../../../../../tokens/viewport.ts';
import buyBarMeasures from '../../../../../tokens/source/component/buy-bar.json' with { type: 'json' };

const { buyBar } = measuresOf(buyBarMeasures);

export const bar = storefrontStyle({
  display: 'none',
  '@media': {
    [below(3)]: {
      position: 'fixed',
      zIndex: 15,
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[16],
      minHeight: buyBar.height,
      paddingInline: vars.layout.gutter,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: hairline(vars.color.line),
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.float,
    },
  },
});

export const total = storefrontStyle({
  ...typography('total'),
  color: vars.color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** The end of the page can be scrolled out from under the bar. */
globalStyleIn(storefrontLayer, '[data-docked="buy-bar"]', {
  '@media': { [below(3)]: { paddingBlockEnd: buyBar.height, vars: { '--docked-bar': buyBar.height } } },
});
