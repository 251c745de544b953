import { keyframes } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { hairline } from '../shared/lines.css.ts';
import modalMeasures from '../../tokens/source/component/modal.json' with { type: 'json' };

const component = measuresOf(modalMeasures);

const { color, motion, space } = vars;

export const appear = keyframes({ from: { opacity: 0 } });

/** A box above everything, which scrolls as a whole: so the keys scroll it wherever focus is in it. */
export const dialog = componentStyle({
  position: 'fixed',
  padding: 0,
  color: color.ink,
  // For forced colours only.
  border: hairline('transparent'),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Keeps focus out from behind head and foot.
  scrollPaddingBlock: space[96],
  '::backdrop': { backgroundColor: color.scrim, animation: `${appear} ${motion.fast}` },
  '@media': {
    // A forced scrim would hide the page; a veil in the user's own colour replaces it.
    '(forced-colors: active)': {
      '::backdrop': { forcedColorAdjust: 'none', backgroundColor: 'color-mix(in srgb, Canvas 70%, transparent)' },
    },
  },
});

/** A dialog as large as the window. */
export const fullScreen = componentStyle([
  dialog,
  {
    inset: 0,
    margin: 0,
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    backgroundColor: color.page,
  },
]);

/** The page behind stays where it is, and as wide as it was. */
globalStyleIn(componentsLayer, 'html[data-scroll-lock]', { overflow: 'hidden' });
globalStyleIn(componentsLayer, 'html[data-scroll-lock="gutter"]', { scrollbarGutter: 'stable' });

/** What is raised above a dialog is a popover as long, and keeps its look: its own rules win over these. */
globalStyleIn(componentsLayer, ':where([data-alert-region], [data-cookie-panel]):where([popover])', {
  inset: 'auto',
  margin: 0,
  padding: 0,
  color: 'inherit',
  background: 'none',
  border: 0,
  overflow: 'visible',
});
/** The alerts lie at the top of the window, as they do on a page that was scrolled. */
globalStyleIn(componentsLayer, '[data-alert-region][popover]', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  '@media': { [below(2)]: { width: 'auto' }, [atLeast(2)]: { marginInlineStart: 'auto' } },
});

/** For windows so low that head and foot would leave no content between them. */
const low = `(max-height: ${component.modal.lowWindow})`;

/** Transparent is a colour like any other in forced colours; where nothing is to be seen, that of the box is. */
const unseenLine = { '(forced-colors: active)': { borderColor: 'Canvas' } } as const;

const edge = componentStyle({
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  backgroundColor: 'inherit',
  '@media': { [low]: { position: 'static' } },
});

export const head = componentStyle([
  edge,
  {
    insetBlockStart: 0,
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: `${space[20]} ${space[8]}`,
    paddingInline: `${component.modal.paddingStart} ${space[24]}`,
    borderBlockEnd: hairline('transparent'),
    selectors: { '[data-more-above] > &': { borderBlockEndColor: color.line } },
    '@media': { [below(2)]: { paddingInlineStart: space[20], paddingInlineEnd: space[12] }, ...unseenLine },
  },
]);

/** Its 44 px reach into the padding, so that the drawing stands in the first line of the title. */
export const close = componentStyle({
  flex: 'none',
  marginBlock: component.modal.closeOverhang,
  marginInlineEnd: component.modal.closeOverhang,
});

export const foot = componentStyle([
  edge,
  {
    insetBlockEnd: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: `${space[16]} ${space[24]}`,
    paddingInline: `${component.modal.paddingStart} ${space[24]}`,
    borderBlockStart: hairline('transparent'),
    selectors: { '[data-more-below] > &': { borderBlockStartColor: color.line } },
    '@media': { [below(2)]: { paddingInline: space[20] }, ...unseenLine },
  },
]);

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  paddingInline: `${component.modal.paddingStart} ${space[24]}`,
  paddingBlockEnd: space[24],
  selectors: { [`&:has(+ ${foot})`]: { paddingBlockEnd: space[8] } },
  '@media': { [below(2)]: { paddingInline: space[20] } },
});
globalStyleIn(componentsLayer, `${foot} > *`, { '@media': { [below(2)]: { flexGrow: 1 } } });
globalStyleIn(componentsLayer, `${foot} > * > button`, { '@media': { [below(2)]: { width: '100%' } } });
