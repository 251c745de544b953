import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { TypeRole } from './contract.css.ts';
import { typeFaces } from './themes.ts';

export type { TypeRole };

const balanced: ReadonlySet<TypeRole> = new Set(['display', 'h1', 'h2', 'h3', 'index']);
const figures: ReadonlySet<TypeRole> = new Set(['priceBig', 'priceCard', 'total', 'counter']);

/**
 * The type of one role, to be spread into a rule: face, weight, size, leading and tracking. The sizes are variables
 * that change with the viewport level, so the fragment brings no media query that could clash with the rule's own.
 */
export const typography = (role: TypeRole) =>
  ({
    fontFamily: vars.font[typeFaces[role].family],
    fontWeight: typeFaces[role].weight,
    fontStyle: role === 'quote' ? 'italic' : 'normal',
    fontSize: vars.type[role].size,
    lineHeight: vars.type[role].leading,
    letterSpacing: vars.type[role].tracking,
    ...(balanced.has(role) ? { textWrap: 'balance' } : role === 'lead' ? { textWrap: 'pretty' } : {}),
    ...(figures.has(role) ? { fontVariantNumeric: 'lining-nums tabular-nums' } : {}),
  }) as const satisfies StyleRule;
