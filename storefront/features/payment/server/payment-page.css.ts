import { vars } from '../../../../tokens/contract.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../tokens/layers.css.ts';
import { measuresOf } from '../../../../tokens/component.ts';
import { typography } from '../../../../tokens/typography.css.ts';
import paymentMeasures from '../../../../tokens/source/component/payment.json' with { type: 'json' };
import readingMeasures from '../../../../tokens/source/component/reading.json' with { type: 'json' };

const { color, space } = vars;
const component = measuresOf(readingMeasures);
const measures = measuresOf(paymentMeasures);

/** One narrow column in the middle, as the waiting screen of the design. */
export const column = storefrontStyle({
  display: 'grid',
  gap: space[24],
  maxWidth: component.reading.width,
  marginInline: 'auto',
  paddingBlock: `${space[64]} ${space[80]}`,
});

/** The roof of the shop, drawn in part: the payment is on its way. */
export const gable = storefrontStyle({
  width: measures.payment.gable.width,
  height: measures.payment.gable.height,
  fill: 'none',
  strokeWidth: '1.1',
  color: color.action,
});
export const gableRest = storefrontStyle({ color: color.line });

export const lead = storefrontStyle({ ...typography('lead'), margin: 0, color: color.muted });
export const strong = storefrontStyle({ fontWeight: 600, color: color.ink, whiteSpace: 'nowrap' });
export const note = storefrontStyle({ ...typography('small'), margin: 0, color: color.muted });

export const form = storefrontStyle({ display: 'grid', gap: space[24] });

/** Six large digits, wide apart, as bank apps show them. */
export const code = storefrontStyle({ maxWidth: measures.payment.code.column });
globalStyleIn(storefrontLayer, `${code} input`, {
  ...typography('h3'),
  maxWidth: measures.payment.code.width,
  fontFamily: 'inherit',
  fontWeight: 600,
  letterSpacing: '.28em',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** A row of its own among the actions. */
export const wide = storefrontStyle({ flexBasis: '100%' });

/** Name and value side by side. */
export const pairs = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[24],
  rowGap: space[8],
  margin: 0,
});
/** In the columns of the list around them. */
export const pair = storefrontStyle({ display: 'contents' });
export const pairName = storefrontStyle({ color: color.muted });
export const pairValue = storefrontStyle({ margin: 0, fontWeight: 600, color: color.ink });

/** A form whose groups fill the column. */
export const wideForm = storefrontStyle({ display: 'grid', gap: space[24] });

export const partForm = storefrontStyle({
  display: 'grid',
  gap: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `${vars.size.hairline} solid ${color.line}`,
});

/** The chosen parts, each with its amount and a button to drop it. */
export const parts = storefrontStyle({ display: 'grid', gap: space[8] });
export const part = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  color: color.ink,
});

/** What only scripts do, and what is to be done without them: reloading by itself would take the reader's place away. */
export const withScripts = storefrontStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScripts = storefrontStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });
