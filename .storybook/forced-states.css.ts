import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { typography } from '../tokens/typography.css.ts';

export const rows = style({ display: 'grid', gap: vars.space[24] });
export const row = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' });
export const title = style({ ...typography('label'), color: vars.color.muted });
