import { vars } from '../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../tokens/layers.css.ts';
import { typography } from '../../../../tokens/typography.css.ts';

const { color, size, space } = vars;
const hairline = `${size.hairline} solid ${color.line}`;

export const steps = storefrontStyle({
  paddingBlock: `${space[24]} ${space[40]}`,
  '@media': { print: { display: 'none' } },
});

export const errors = storefrontStyle({ paddingBlockStart: space[24] });

export const section = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockStart: space[24],
});

export const ruledSection = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  marginBlockStart: space[40],
  paddingBlockStart: space[40],
  borderBlockStart: hairline,
});

/** Earlier decisions, each with a link to change it. */
export const facts = storefrontStyle({
  marginBlockStart: space[24],
  borderBlockStart: hairline,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space[24],
      borderBlockStart: 'none',
    },
  },
});

export const fact = storefrontStyle({
  position: 'relative',
  paddingBlock: space[20],
  borderBlockEnd: hairline,
  '@media': { print: { paddingBlock: space[8], breakInside: 'avoid' } },
});

export const factName = storefrontStyle({ ...typography('small'), color: color.muted });
export const factValue = storefrontStyle({ ...typography('body'), margin: 0, color: color.ink });
export const factNote = storefrontStyle({ ...typography('body'), color: color.muted });
export const change = storefrontStyle({ position: 'absolute', insetBlockStart: space[20], insetInlineEnd: 0 });

export const lines = storefrontStyle({ margin: 0 });
export const line = storefrontStyle({ paddingBlock: space[16], borderBlockEnd: hairline });

export const remarks = storefrontStyle({ paddingBlockStart: space[24] });

export const agreement = storefrontStyle({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const alert = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlockStart: space[24],
});

export const changes = storefrontStyle({ display: 'grid', gap: space[4] });

export const answers = storefrontStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const lead = storefrontStyle({
  ...typography('lead'),
  maxWidth: '60ch',
  paddingBlockStart: space[12],
  color: color.ink,
});

/** What paper cannot do: controls, and words about them. */
export const onScreen = storefrontStyle({ '@media': { print: { display: 'none' } } });

export const box = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[32],
  padding: space[24],
  backgroundColor: color.quiet,
  outline: `${size.hairline} solid ${color.quietLine}`,
  outlineOffset: `calc(-1 * ${size.hairline})`,
});

/** Calm and small, under both columns. */
export const help = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginBlockStart: space[40],
  paddingBlock: space[24],
  borderBlockStart: hairline,
});

export const helpLinks = storefrontStyle({
  ...typography('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  rowGap: space[8],
  margin: 0,
  padding: 0,
});
