import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import linkMeasures from '../../tokens/source/component/link.json' with { type: 'json' };

const component = measuresOf(linkMeasures);

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
