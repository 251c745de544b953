import { button } from '../../../components/button/button.css.ts';
import { globalStyleIn, storefrontLayer } from '../../../tokens/layers.css.ts';

/** A page on paper: its content, without controls. Colours are those of the light theme. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyleIn>[2]): void =>
  globalStyleIn(storefrontLayer, selector, { '@media': { print: rule } });

onPaper(
  `[data-region="header"], nav, button, .${button}, dialog, [data-announcer], input[type="file"], form details:not([open]), :is(input, textarea):placeholder-shown`,
  // Some of it is shown by a media query, in this layer too.
  { display: 'none !important' },
);
onPaper('footer', { paddingBlock: 0, borderBlockStart: 'none' });
// The window height does not apply to paper.
onPaper('body, body > div', { minHeight: 0 });
onPaper('h1, h2, h3, dt, caption, thead', { breakAfter: 'avoid' });
onPaper('tr, li, dd, figure, picture', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
// Paper has no links: addresses of other sites are useless there, and links within the shop are navigation.
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });
