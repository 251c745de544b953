import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import savingMeasures from '../../../../../tokens/source/component/saving.json' with { type: 'json' };

const { color, size, space } = vars;
const component = measuresOf(savingMeasures);
const hairline = `${size.hairline} solid ${color.line}`;

export const list = storefrontStyle({ borderBlockStart: hairline });

export const item = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: `${component.saving.picture} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture words" ". action"',
  gap: `${space[12]} ${space[16]}`,
  alignItems: 'start',
  paddingBlock: space[20],
  borderBlockEnd: hairline,
  '@media': {
    [atLeast(2)]: {
      gridTemplateColumns: `${component.saving.picture} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"picture words action"',
    },
  },
});

export const picture = storefrontStyle({ gridArea: 'picture' });
export const words = storefrontStyle({ gridArea: 'words', display: 'grid', justifyItems: 'start', gap: space[4] });
export const action = storefrontStyle({ gridArea: 'action' });
