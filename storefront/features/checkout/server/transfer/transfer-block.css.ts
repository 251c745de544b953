import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import paymentMeasures from '../../../../../tokens/source/component/payment.json' with { type: 'json' };
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';

const { color, size, space } = vars;
const { qr } = measuresOf(paymentMeasures).payment;

/** The data, and the code beside them where there is room. */
export const columns = storefrontStyle({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [atLeast(2)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { gridTemplateColumns: '1fr auto' },
  },
});

export const pairs = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  margin: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const pair = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'center',
  paddingBlock: space[8],
  borderBlockEnd: `${size.hairline} solid ${color.quietLine}`,
});
globalStyleIn(storefrontLayer, `${pair}:last-child`, { borderBlockEnd: 'none' });

export const name = storefrontStyle({ ...typography('small'), gridColumn: '1', color: color.muted });
export const value = storefrontStyle({
  gridColumn: '1 / -1',
  '@media': { [atLeast(2)]: { gridColumn: '1' } },
  margin: 0,
  fontWeight: 600,
  color: color.ink,
  overflowWrap: 'anywhere',
});
/** Beside name and value; on phones beside the name, whose row it does not stretch: the value needs the whole width. */
export const copy = storefrontStyle({
  gridColumn: '2',
  gridRow: '1',
  margin: 0,
  '@media': {
    [below(2)]: { marginBlock: `calc(-1 * ${space[12]})` },
    [atLeast(2)]: { gridRow: '1 / span 2' },
  },
});

export const figure = storefrontStyle({
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  width: qr.width,
  maxWidth: '100%',
  margin: 0,
});

export const caption = storefrontStyle({ ...typography('small'), color: color.muted, textAlign: 'center' });
