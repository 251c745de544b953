import { vars } from '../../tokens/contract.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';

export const divider = componentStyle({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid`,
});

export const tone = componentVariants({
  line: { borderColor: vars.color.line },
  ink: { borderColor: vars.color.ink },
});
