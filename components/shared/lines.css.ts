import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import drawerMeasures from '../../tokens/source/component/drawer.json' with { type: 'json' };
import linkMeasures from '../../tokens/source/component/link.json' with { type: 'json' };

const component = { ...measuresOf(drawerMeasures), ...measuresOf(linkMeasures) };

/** The border of a box. */
export const hairline = (color: string) => `${vars.size.hairline} solid ${color}`;

/** The border of a box that is not available. */
export const dashedHairline = (color: string) => `${vars.size.hairline} dashed ${color}`;

/** A background: a line from corner to corner of a box that cannot be had. Through the name it would make a "Ł" of an "L". */
export const diagonal = (color: string) => {
  const half = `${vars.size.hairline} / 2`;
  return `linear-gradient(to top right, transparent calc(50% - ${half}), ${color} calc(50% - ${half}) calc(50% + ${half}), transparent calc(50% + ${half}))`;
};

/** A shadow right inside the border: with it the border is twice as strong and nothing moves. */
export const innerLine = (color: string) => `inset 0 0 0 ${vars.size.hairline} ${color}`;

/** The line under the words of a link. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: component.link.underline,
  textUnderlineOffset: component.link.underlineOffset,
} as const satisfies StyleRule;

/**
 * The bar at the start of a list's current row, inside the row's own `padding`. The display face has one weight; a border,
 * because forced colours drop shadows.
 */
export const currentBar = (padding: string) =>
  ({
    borderInlineStart: `${component.drawer.bar} solid ${vars.color.ink}`,
    paddingInlineStart: `calc(${padding} - ${component.drawer.bar})`,
  }) as const satisfies StyleRule;
