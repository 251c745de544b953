import { createVar, type StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentVariants } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast } from '../../tokens/viewport.ts';
import { thumbnailCounts, type ThumbnailsAtOnce } from './thumbnails-at-once.ts';
import galleryMeasures from '../../tokens/source/component/gallery.json' with { type: 'json' };

const { gallery: measure } = measuresOf(galleryMeasures);

const { color, layout, size, space } = vars;

/** How many thumbnails are seen at once. */
const shown = createVar();
export const atOnce = componentVariants(
  Object.fromEntries(thumbnailCounts.map((count) => [count, { vars: { [shown]: String(count) } }])) as Readonly<
    Record<ThumbnailsAtOnce, StyleRule>
  >,
);

/**
 * The side of a thumbnail: 88 px, or less where so many of them would be higher than the picture, which is as high as it
 * is wide. The picture is never stretched, and nothing under it stays empty.
 *
 * @param besides what else is in the thumbnails' column
 */
const side = (besides: string) =>
  `min(${measure.thumb}, calc((100% - ${space[16]} - (${shown} - 1) * ${measure.gap} - ${besides}) / (${shown} + 1)))`;
const pagers = `2 * (${size.touch} + ${measure.gap})`;

/** Bleeds over the page's gutter until thumbnails stand beside the picture. */
export const gallery = componentStyle({
  minWidth: 0,
  marginInline: `calc(-1 * ${layout.gutter})`,
  '@media': {
    [atLeast(3)]: {
      display: 'grid',
      gridTemplateColumns: `${side('0px')} minmax(0, 1fr)`,
      gap: space[16],
      alignItems: 'start',
      marginInline: 0,
      selectors: {
        '&:not(:has(> nav))': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&:has(> nav[data-long])': { gridTemplateColumns: `${side(pagers)} minmax(0, 1fr)` },
      },
    },
    // Beside its words there is room for a picture, and none for a sheet of it.
    print: { display: 'block', width: '50%', marginInline: 0 },
  },
});

/** As far from the edge as the picture. */
const past = (besides: string) => ({
  '@media': { [atLeast(3)]: { paddingInlineStart: `calc(${side(besides)} + ${space[16]})` } },
});
export const below = componentVariants({ short: past('0px'), long: past(pagers) });

export const thumbnails = componentStyle({
  display: 'none',
  '@media': {
    // As high as the picture, however many there are.
    [atLeast(3)]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: measure.gap,
      height: 0,
      minHeight: '100%',
    },
    print: { display: 'none' },
  },
});

/** Without scripts the list has its scroll bar. */
export const pager = componentStyle({ flex: 'none', '@media': { '(scripting: none)': { display: 'none' } } });

/** Room for the focus rings: a list that scrolls cuts off what reaches over its edge. */
const ringRoom = space[6];

export const thumbnailList = componentStyle({
  display: 'grid',
  gap: measure.gap,
  width: '100%',
  boxSizing: 'content-box',
  alignContent: 'start',
  flex: '0 1 auto',
  minHeight: 0,
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  scrollPaddingBlock: ringRoom,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollSnapType: 'block proximity',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} transparent`,
  '@media': {
    '(scripting: enabled)': { scrollbarWidth: 'none' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

/** Until a script knows which picture is in view, CSS marks the one of the page's address, or the first. */
const mostUnscripted = 12;
const unscripted = `${gallery}:not([data-settled])`;
const places = Array.from({ length: mostUnscripted }, (_, index) => index + 1);
const chosen = [
  '&[aria-current]',
  `${unscripted}:not(:has(:target)) li:first-child > &`,
  ...places.map((place) => `${unscripted}:has(:nth-child(${place}):target) li:nth-child(${place}) > &`),
].join(', ');

/** As wide as the picture; the chosen one fits its border inside. */
export const thumbnail = componentStyle({
  ...focusRing,
  display: 'block',
  scrollSnapAlign: 'start',
  selectors: {
    '&:hover': { outline: `${size.chosen} solid ${color.line}`, outlineOffset: size.chosen },
    ...focusRing.selectors,
    [chosen]: { padding: space[2], border: `${size.chosen} solid ${color.ink}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { [chosen]: { borderColor: 'Highlight' } } } },
});

export const track = componentStyle({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} transparent`,
  // The pictures would cover its ring: each of them draws it.
  outline: 'none',
  '@media': { '(scripting: enabled)': { scrollbarWidth: 'none' } },
});

export const slide = componentStyle({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  // A link to the picture shows the top of the page.
  scrollMarginBlockStart: '100vh',
  backgroundColor: color.tile,
  '@media': {
    // On paper nothing scrolls, and unseen pictures were never loaded.
    print: { selectors: { '&:not(:first-child)': { display: 'none' } } },
  },
  selectors: {
    // On phones it reaches to the edges of the window: the ring goes inside.
    [`${track}:focus-visible > &::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      outline: focusLook.outline,
      outlineOffset: `calc(-1 * ${size.focusRing})`,
      boxShadow: `inset 0 0 0 calc(${size.focusRing} + ${size.focusOffset}) ${color.gap}`,
    },
  },
});

const onPicture = {
  ...typography('small'),
  position: 'absolute',
  insetBlockEnd: space[12],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[6]} ${space[12]}`,
  backgroundColor: color.photoBadge,
  color: color.onPhotoBadge,
  fontWeight: 500,
  '@media': { print: { display: 'none' } },
} as const;

export const position = componentStyle({
  ...onPicture,
  insetInlineStart: space[12],
  justifyContent: 'center',
  minWidth: space[48],
  fontVariantNumeric: 'lining-nums tabular-nums',
  pointerEvents: 'none',
});

export const enlarge = componentStyle({
  ...onPicture,
  ...focusRing,
  insetInlineEnd: space[12],
  textDecoration: 'none',
  cursor: 'zoom-in',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { textDecoration: 'underline' },
    // The whole picture is its target.
    '&::before': { content: '', position: 'absolute', inset: 0 },
  },
});
