import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { storefrontStyle } from '../../../../../tokens/layers.css.ts';
import zoneMeasures from '../../../../../tokens/source/component/zone.json' with { type: 'json' };

const component = measuresOf(zoneMeasures);

/** A zone between the sections of a page. */
export const zone = storefrontStyle({
  minWidth: 0,
  marginBlockStart: vars.layout.sectionGap,
  '@media': { print: { display: 'none' } },
});

export const scriptedZone = storefrontStyle([zone, { '@media': { '(scripting: none)': { display: 'none' } } }]);

/** About the height of a row of cards, so that nothing moves when they come; without a script nothing comes. */
export const waiting = storefrontStyle({
  minHeight: `min(120vw, ${component.zone.waiting})`,
  '@media': { '(scripting: none)': { display: 'none' } },
});
