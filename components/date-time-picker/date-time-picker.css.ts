import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';

const { color, space } = vars;

/** Below the days: label at the start, boxes at the end; stacked without room. */
export const time = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: hairline(color.line),
});

export const timeName = componentStyle({
  ...typography('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
});
