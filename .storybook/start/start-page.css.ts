import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';
import { typography } from '../../tokens/typography.css.ts';

/** The whole width of the documentation page, in the colours of the theme. */
export const page = style({ color: vars.color.ink, backgroundColor: vars.color.page, paddingBlockEnd: vars.space[64] });

export const hero = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  paddingBlock: `${vars.space[48]} ${vars.space[64]}`,
});

export const gable = style({ width: vars.space[112], height: 'auto', color: vars.color.action });

export const lead = style({ maxWidth: '60ch' });

/** Two columns where there is room: subject and text. */
export const section = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[40],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 32ch), 1fr))`,
  gap: `${vars.space[40]} ${vars.space[32]}`,
});

export const entry = style({ display: 'grid', alignContent: 'start', gap: vars.space[8] });

export const code = style({
  ...typography('small'),
  fontFamily: 'ui-monospace, "Liberation Mono", monospace',
  margin: 0,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  overflowX: 'auto',
  color: vars.color.ink,
  backgroundColor: vars.color.quiet,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const facts = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });
