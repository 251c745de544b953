import { hairline } from '../../../../../components/shared/lines.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast } from '../../../../../tokens/viewport.ts';
import readingMeasures from '../../../../../tokens/source/component/reading.json' with { type: 'json' };

const component = measuresOf(readingMeasures);

/** The list of contents stands beside the text where there is room, and stays in view. */
export const columns = storefrontStyle({
  '@media': {
    [atLeast(3)]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${component.reading.width}) minmax(0, 1fr)`,
      columnGap: vars.space[80],
      alignItems: 'start',
    },
  },
});

export const contents = storefrontStyle({
  display: 'none',
  '@media': {
    [atLeast(3)]: {
      display: 'grid',
      gap: vars.space[12],
      position: 'sticky',
      insetBlockStart: `calc(var(--fixed-header, 0px) + ${vars.space[24]})`,
      marginBlockStart: vars.space[24],
      paddingInlineStart: vars.space[24],
      borderInlineStart: hairline(vars.color.line),
    },
  },
});

export const contentsList = storefrontStyle({ ...typography('small'), display: 'grid', gap: vars.space[8] });

/** A readable line length. */
export const article = storefrontStyle({ maxWidth: component.reading.width });

export const head = storefrontStyle({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[40]}`,
});

/** The sections' anchors stop below the edge of the window. */
export const section = storefrontStyle({
  display: 'grid',
  gap: vars.space[8],
  scrollMarginBlockStart: vars.space[24],
  selectors: { '& + &': { marginBlockStart: vars.space[40] } },
});
