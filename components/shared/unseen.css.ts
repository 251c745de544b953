import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

/** Takes a thing out of sight and leaves it to screen readers: a fragment for rules that do so under a condition. */
export const unseen = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  margin: `calc(-1 * ${vars.size.hairline})`,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // NVDA and VoiceOver read words that are squeezed together as one word; the space before the first word counts too.
  whiteSpace: 'pre',
  border: 0,
} as const satisfies StyleRule;
