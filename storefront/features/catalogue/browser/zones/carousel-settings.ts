import type { CarouselProps, SlideCount } from '../../../../../components/carousel/index.ts';
import { levels, namedWidths } from '../../../../../tokens/viewport.ts';

/** The kit's carousel by the shop's settings (L-10). */
export type CarouselSettings = Required<
  Pick<CarouselProps, 'slidesAtATime' | 'slidesWhenNarrow' | 'hasAutoplay' | 'interval' | 'transition'>
>;

/** The settings of the same names. */
export interface CarouselChoices {
  carouselSlides: ReadonlyArray<{ from: number; slides: number }>;
  carouselRotates: boolean;
  carouselAutoplay: number;
  carouselSpeed: number;
}

/** Slides at a time per width, the widest matching rule first; decision 7: it rotates only if the owner asks for it. */
export function carouselSettings(choices: CarouselChoices): CarouselSettings {
  const rules = [...choices.carouselSlides].sort((a, b) => b.from - a.from);
  const at = (width: number): SlideCount => {
    const count = rules.find(({ from }) => from <= width)?.slides ?? 1;
    return Math.min(6, Math.max(1, Math.round(count))) as SlideCount;
  };
  const { narrow } = namedWidths;
  return {
    slidesWhenNarrow: at(0),
    slidesAtATime: [at(narrow), at(levels[2]), at(levels[3]), at(levels[4])],
    hasAutoplay: choices.carouselRotates,
    interval: choices.carouselAutoplay,
    transition: choices.carouselSpeed,
  };
}
