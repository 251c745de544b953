import { keyframes } from '@vanilla-extract/css';

/** One turn, for rings that say "working". */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
