import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { typography } from '../tokens/typography.css.ts';

export const frame = style({
  padding: vars.layout.gutter,
  color: vars.color.ink,
  backgroundColor: vars.color.page,
});

export const wholePage = style({ minHeight: '100dvh' });

export const heading = style({ ...typography('small'), color: vars.color.muted, marginBlockEnd: vars.space[24] });
