import { hairline } from '../../components/shared/lines.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';

export const opinion = patternStyle({
  display: 'grid',
  // A short opinion does not stretch to the height of its neighbours.
  alignContent: 'start',
  gap: vars.space[12],
  minWidth: 0,
  paddingBlockStart: vars.space[20],
  borderBlockStart: hairline(vars.color.line),
  overflowWrap: 'anywhere',
  // A link that leads here shows what stands under the fixed header.
  scrollMarginBlockStart: vars.space[112],
  selectors: { '&:focus': { outline: 'none' } },
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
});

export const foot = patternStyle({ display: 'grid', gap: vars.space[4] });

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
  paddingInlineStart: vars.space[16],
  borderInlineStart: hairline(vars.color.line),
});
