import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { globalStyleIn, patternsLayer, patternStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import galleryMeasures from '../../tokens/source/component/gallery.json' with { type: 'json' };

const component = measuresOf(galleryMeasures);

export const gallery = patternStyle({
  position: 'relative',
  minWidth: 0,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  '@media': {
    [atLeast(3)]: {
      display: 'grid',
      gridTemplateColumns: `${component.gallery.thumb} minmax(0, 1fr)`,
      gap: vars.space[16],
      marginInline: 0,
      selectors: { '&:not(:has(li))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/** The gallery shows its first picture until one is chosen by its address; the CSS knows which, without a script. */
const most = 12;
const places = Array.from({ length: most }, (_, index) => index + 1);
const isChosen = (place: number) => `${gallery}:has(figure:nth-child(${place}):target) li:nth-child(${place}) > &`;
const border = { borderColor: vars.color.ink };
const chosen = {
  [`${gallery}:not(:has(figure:target)) li:first-child > &`]: border,
  ...Object.fromEntries(places.map((place) => [isChosen(place), border])),
};

export const thumbnails = patternStyle({ display: 'none', '@media': { [atLeast(3)]: { display: 'block' } } });

export const thumbnailList = patternStyle({
  display: 'grid',
  gap: component.gallery.gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thumbnail = patternStyle({
  ...focusRing,
  display: 'block',
  padding: vars.space[2],
  border: `${vars.size.chosen} solid transparent`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { borderColor: vars.color.line },
    ...chosen,
  },
});

export const slides = patternStyle({
  ...focusRing,
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    // Here the gallery draws it.
    [below(3)]: { selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } },
  },
});

/** Below level 3 the pictures reach from edge to edge of the window, which would cut a ring around them. */
globalStyleIn(patternsLayer, `${gallery}:has(${slides}:focus-visible)::after`, {
  '@media': {
    [below(3)]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      outline: focusLook.outline,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      boxShadow: `inset 0 0 0 calc(${vars.size.focusRing} + ${vars.size.focusOffset}) ${vars.color.gap}`,
    },
  },
});

export const slide = patternStyle({
  position: 'relative',
  flex: '0 0 100%',
  margin: 0,
  scrollSnapAlign: 'start',
  scrollMarginBlockStart: '100vh',
  backgroundColor: vars.color.tile,
  '@media': {
    // Paper does not scroll, and pictures never in view are not loaded.
    print: { selectors: { '&:not(:first-child)': { display: 'none' } } },
  },
});

export const position = patternStyle({
  ...typography('small'),
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInlineStart: vars.space[12],
  minWidth: vars.space[48],
  padding: `${vars.space[6]} ${vars.space[12]}`,
  backgroundColor: vars.color.photoBadge,
  color: vars.color.onPhotoBadge,
  fontWeight: 500,
  textAlign: 'center',
});
