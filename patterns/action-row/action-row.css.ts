import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { globalStyleIn, patternsLayer, patternStyle } from '../../tokens/layers.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import buttonMeasures from '../../tokens/source/component/button.json' with { type: 'json' };

const { space } = vars;
const { button } = measuresOf(buttonMeasures);

/**
 * What can be done next, as buttons: in a row, where the words of text buttons stand at the edge of a wrapped line; on
 * phones one below the other, each as wide as the column. Paper shows none of it.
 */
export const actionRow = patternStyle({
  display: 'grid',
  gap: space[12],
  '@media': {
    [atLeast(2)]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[16] },
    print: { display: 'none' },
  },
});
// Forms and islands around buttons, too.
globalStyleIn(patternsLayer, `${actionRow} :has(button)`, { '@media': { [below(2)]: { display: 'grid' } } });
globalStyleIn(patternsLayer, `${actionRow} button`, { '@media': { [below(2)]: { width: '100%' } } });
globalStyleIn(patternsLayer, `${actionRow} [data-tone="text"]`, {
  '@media': {
    [atLeast(2)]: {
      marginInlineStart: `calc(-1 * ${button.paddingText})`,
      // Else of what is around it, which is narrower by the margin.
      maxWidth: 'none',
    },
  },
});
