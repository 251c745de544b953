import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { below } from '../../../../../tokens/viewport.ts';
import zoneMeasures from '../../../../../tokens/source/component/zone.json' with { type: 'json' };

const component = measuresOf(zoneMeasures);

/** A zone between the sections of a page. */
export const zone = storefrontStyle({
  minWidth: 0,
  marginBlockStart: vars.layout.sectionGap,
  '@media': { print: { display: 'none' } },
});

export const scriptedZone = storefrontStyle([zone, { '@media': { '(scripting: none)': { display: 'none' } } }]);

/**
 * The height of a row of cards with long names, kept once they have come: nothing below moves (C-11). Phones show one card, with a
 * picture as wide as the window. Without a script nothing comes.
 */
export const lateRow = storefrontStyle({
  // The negative margins of the row stay inside.
  display: 'flow-root',
  minHeight: component.zone.waiting,
  '@media': {
    [below(2)]: { minHeight: `calc(100vw + ${component.zone.words})` },
    '(scripting: none)': { display: 'none' },
  },
});
