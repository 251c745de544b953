import { hairline } from '../../components/shared/lines.css.ts';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import linePictureMeasures from '../../tokens/source/component/line-picture.json' with { type: 'json' };

export const split = patternStyle({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[64]}`,
  '@media': { [atLeast(3)]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const mean = patternStyle({ ...typography('body'), margin: 0, color: vars.color.muted });

export const meanNumber = patternStyle({
  ...typography('display'),
  marginInlineEnd: vars.space[8],
  color: vars.color.ink,
});

export const distribution = patternStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlock: vars.space[16],
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});

export const distributionRow = patternStyle({
  ...typography('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink,
});

export const distributionStars = patternStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const distributionCount = patternStyle({ minWidth: vars.space[28], fontVariantNumeric: 'tabular-nums' });

export const bar = patternStyle({ flex: '1 1 0', minWidth: 0, height: vars.space[6] });
export const barTrack = patternStyle({ fill: vars.color.tile });
export const barValue = patternStyle({ fill: vars.color.ink });

export const list = patternStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const opinion = patternStyle({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: `0 ${vars.space[24]}`,
  marginBlockEnd: vars.space[24],
  borderBlockEnd: hairline(vars.color.line),
});

export const opinionHead = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const author = patternStyle({
  ...typography('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  color: vars.color.ink,
});

export const confirmed = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[6],
  color: vars.color.ok,
  fontWeight: 500,
});

/** The shop's answer stands apart from opinions. */
export const answer = patternStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  paddingInlineStart: vars.space[16],
  borderInlineStart: hairline(vars.color.line),
});

const { linePicture } = measuresOf(linePictureMeasures);

/** As high as some lines of text, whatever its shape. */
export const photo = patternStyle({ width: 'auto', maxWidth: '100%', height: 'auto', maxHeight: linePicture.opinion });
