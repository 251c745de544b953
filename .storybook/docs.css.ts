import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { typography } from '../tokens/typography.css.ts';

/** Storybook's prose rules have the specificity of one class and one element. */
const prose = (element: string) => `.sbdocs.sbdocs-content ${element}:where(:not(.sb-unstyled *, .docs-story *))`;

globalStyle(prose('h1'), typography('h1'));
globalStyle(prose('h2'), { ...typography('h3'), paddingBlockEnd: vars.space[8] });
globalStyle(prose('p'), typography('body'));
globalStyle(prose('li'), typography('body'));
globalStyle(prose('th'), { textAlign: 'start' });
// Lines alone separate rows: Storybook's tint belongs to none of our themes.
globalStyle(prose('table tr'), { backgroundColor: 'transparent' });
globalStyle(prose('table'), { display: 'block', maxWidth: '100%', overflowX: 'auto' });

/** Storybook's code colours reach 4.3:1 on our background; ours are fewer, readable in every theme. */
const code = (kinds: ReadonlyArray<string>) =>
  kinds.map((kind) => `.docblock-source .token.token.token.${kind}`).join();

globalStyle('.docblock-source .token.token.token', { color: vars.color.ink });
globalStyle(code(['tag', 'keyword', 'selector', 'operator']), { color: vars.color.action });
globalStyle(code(['string', 'attr-value', 'number']), { color: vars.color.ok });
globalStyle(code(['comment', 'punctuation', 'attr-name']), { color: vars.color.muted });

/** There, the label of an off switch has 3:1. */
globalStyle('.docblock-argstable-body label span[aria-hidden]', { color: `${vars.color.ink} !important` });
