import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every name that a style may use. It names meanings only; the themes in `themes.css.ts` set each name from the
 * token sources, and a theme that misses one does not compile.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      raised: null,
      quiet: null,
      /** The 1 px line that a quiet surface needs in themes where its fill equals the page. */
      quietLine: null,
      tile: null,
      line: null,
      edge: null,
      ink: null,
      muted: null,
      action: null,
      actionHover: null,
      actionPress: null,
      onAction: null,
      sale: null,
      error: null,
      ok: null,
      warn: null,
      info: null,
      infoBg: null,
      okBg: null,
      warnBg: null,
      errorBg: null,
      off: null,
      offBg: null,
      honey: null,
      onHoney: null,
      focus: null,
      gap: null,
      scrim: null,
      strip: null,
      onStrip: null,
      /** The photo colours are the same in every theme: photographs keep their own light background. */
      photoBadge: null,
      onPhotoBadge: null,
      photoSale: null,
      onPhotoSale: null,
      photoSold: null,
      onPhotoSold: null,
      onPhoto: null,
    },
    photo: { brightness: null },
    space: {
      2: null,
      4: null,
      6: null,
      8: null,
      12: null,
      14: null,
      16: null,
      20: null,
      24: null,
      28: null,
      32: null,
      40: null,
      48: null,
      64: null,
      72: null,
      80: null,
      96: null,
      112: null,
    },
    size: {
      /** These three change with the density, and never shrink where a finger points. */
      touch: null,
      control: null,
      controlLarge: null,
      icon16: null,
      icon20: null,
      icon24: null,
      container: null,
      content: null,
      hairline: null,
      chosen: null,
      focusRing: null,
      focusOffset: null,
    },
    /** These change with the viewport level. */
    layout: { gutter: null, columnGap: null, sectionGap: null, rowGap: null },
    radius: { badge: null, control: null, floating: null, sheet: null, round: null },
    font: { display: null, text: null },
    /** All zero under reduced motion. */
    motion: { fast: null, standard: null, slow: null, fade: null, easing: null },
    shadow: { float: null },
    /** Use these through `typography(role)`; they change with the viewport level. */
    type: {
      display: { size: null, leading: null, tracking: null },
      h1: { size: null, leading: null, tracking: null },
      h2: { size: null, leading: null, tracking: null },
      h3: { size: null, leading: null, tracking: null },
      index: { size: null, leading: null, tracking: null },
      cardName: { size: null, leading: null, tracking: null },
      quote: { size: null, leading: null, tracking: null },
      priceBig: { size: null, leading: null, tracking: null },
      total: { size: null, leading: null, tracking: null },
      priceCard: { size: null, leading: null, tracking: null },
      lead: { size: null, leading: null, tracking: null },
      body: { size: null, leading: null, tracking: null },
      ui: { size: null, leading: null, tracking: null },
      button: { size: null, leading: null, tracking: null },
      buttonLarge: { size: null, leading: null, tracking: null },
      label: { size: null, leading: null, tracking: null },
      small: { size: null, leading: null, tracking: null },
      message: { size: null, leading: null, tracking: null },
      badge: { size: null, leading: null, tracking: null },
      counter: { size: null, leading: null, tracking: null },
    },
  },
  (_value, path) => `w-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

type Words<Group> = { readonly [Word in keyof Group]: string };

export type ColorWords = Words<typeof vars.color>;
export type MotionWords = Words<typeof vars.motion>;
export type DensityWords = Words<Pick<typeof vars.size, 'touch' | 'control' | 'controlLarge'>>;
export type LayoutWords = Words<typeof vars.layout>;
export type TypeRole = keyof typeof vars.type;
