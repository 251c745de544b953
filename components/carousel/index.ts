export { Carousel, type CarouselProps } from './carousel.tsx';
export type { SlideCount, SlidesByLevel } from './slides-at-a-time.ts';
