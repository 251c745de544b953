import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import guaranteeMeasures from '../../../../../tokens/source/component/guarantee.json' with { type: 'json' };
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';

const { color, size, space } = vars;
const { code: codeMeasures } = measuresOf(guaranteeMeasures).guarantee;

/** A frame of its own, as the notice must stand out. */
export const notice = storefrontStyle({
  marginBlockStart: space[32],
  border: `${size.hairline} solid ${color.ink}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const head = storefrontStyle({
  display: 'grid',
  gap: space[4],
  padding: `${space[20]} ${space[24]}`,
  backgroundColor: color.quiet,
  borderBlockEnd: `${size.hairline} solid ${color.ink}`,
});

export const union = storefrontStyle({ ...typography('small'), color: color.muted });

export const columns = storefrontStyle({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  '@media': { [atLeast(2)]: { gridTemplateColumns: `minmax(0, 1fr) ${codeMeasures.column}`, columnGap: space[40] } },
});

/** The picture says everything at its own size; its letters need the width. */
export const official = storefrontStyle({ display: 'grid', gap: space[16], padding: space[24] });

export const words = storefrontStyle({ display: 'grid', alignContent: 'start', gap: space[12] });

export const remedies = storefrontStyle({
  ...typography('body'),
  display: 'grid',
  gap: space[4],
  margin: 0,
  paddingInlineStart: space[20],
  listStyleType: 'disc',
  color: color.ink,
});

export const more = storefrontStyle({ display: 'grid', alignContent: 'start', gap: space[12] });
/** At least two centimetres, which any phone reads. */
export const code = storefrontStyle({ width: codeMeasures.width });
export const place = storefrontStyle({ ...typography('small'), color: color.ink, overflowWrap: 'anywhere' });
