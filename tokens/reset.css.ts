import { vars } from './contract.css.ts';
import { globalStyleIn, resetLayer } from './layers.css.ts';
import { typography } from './typography.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyleIn>[2]): void =>
  globalStyleIn(resetLayer, selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  // Without it iOS Safari enlarges text when the phone is turned.
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: `var(--top-spacer, ${vars.space[80]}) ${vars.space[80]}`,
});
reset('body', {
  ...typography('body'),
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  color: vars.color.ink,
  backgroundColor: vars.color.page,
  margin: 0,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
});
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('ul[role="list"], ol[role="list"], ul[class], ol[class]', { listStyle: 'none' });
reset('img, picture, video, svg', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('picture img, video', { filter: `brightness(${vars.photo.brightness})` });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' });
reset('textarea', { resize: 'vertical' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('a', { color: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset('[hidden]', { display: 'none !important' });
reset('::placeholder', { color: vars.color.muted, opacity: 1 });
