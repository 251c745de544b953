import { Children, isValidElement, type ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { classNames, type AccessibleName } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { CarouselControls } from './carousel-controls.tsx';
import * as css from './carousel.css.ts';
import { carouselTexts } from './carousel.texts.ts';
import { firstAfterPress, type VisibleRange } from './slide-rules.ts';
import {
  classesPerWidth,
  slidesPerWidth,
  usualSlides,
  type SlideCount,
  type SlidesByLevel,
} from './slides-at-a-time.ts';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';

export type CarouselProps = AccessibleName & {
  /** The slides: each child is one. */
  children: ReactNode;
  /**
   * How many slides show side by side: a number, or one per viewport level, phone first. Default: `[1, 4, 4, 6]`
   * (requirement L-10).
   */
  slidesAtATime?: SlideCount | SlidesByLevel;
  /** How many slides show side by side on phones below 550 px; by default as on all phones. */
  slidesWhenNarrow?: SlideCount;
  /** Whether a press moves by one slide or by a full view. */
  step?: 'slide' | 'view';
  /** Whether the last slide leads to the first. Otherwise the buttons explain the end. */
  isLooping?: boolean;
  /** Shows a button per slide when one slide is shown at a time. */
  hasPicker?: boolean;
  /** Whether slides advance by themselves, from last to first too. Off by default (decision 7). */
  hasAutoplay?: boolean;
  /** Milliseconds between automatic moves: 3000 by default (requirement L-10). */
  interval?: number;
  /** Milliseconds per move: 500 by default (requirement L-10). Reduced motion jumps instead. */
  transition?: number;
  /** The region's id, for links. */
  id?: string;
};

/**
 * Slides side by side on a scrollable strip. The strip is native: swipe, wheel and arrow keys work before any script,
 * which adds buttons and announcements. Source: ARIA APG, carousel.
 */
export function Carousel({
  children,
  label,
  'aria-label': ariaLabel = label,
  'aria-labelledby': labelledBy,
  slidesAtATime = usualSlides,
  slidesWhenNarrow,
  step = 'slide',
  isLooping = false,
  hasPicker = false,
  hasAutoplay = false,
  interval = 3000,
  transition = 500,
  id,
}: CarouselProps) {
  const t = useTexts(carouselTexts);
  const slides = Children.toArray(children);
  const count = slides.length;
  const { range, isMovable, isAway, isMoving, show, trackProps } = useSlides(count, transition);
  const order = { count, isByView: step === 'view' };
  const rotation = useRotation({
    isAsked: hasAutoplay,
    isMovable,
    interval,
    // Orca 43 does not announce the changed name of the focused button.
    onToggle: (isStopped) => announce(t(isStopped ? 'stopped' : 'resumed')),
    onTurn: () => range && show(firstAfterPress(range, 1, { ...order, isLooping: true })),
  });

  const wordsOf = ({ first, last }: VisibleRange) =>
    first === last
      ? t('inViewOne', { slide: first + 1, count })
      : t('inView', { first: first + 1, last: last + 1, count });
  /** A press moves, stops autoplay, and announces the new view once. */
  const press = (first: number) => {
    rotation.stop();
    const next = show(first);
    if (next) announce(wordsOf(next));
  };

  const perWidth = slidesPerWidth(slidesAtATime, slidesWhenNarrow);
  const shownWhere = (isShown: (atATime: SlideCount) => boolean) =>
    classesPerWidth(
      perWidth.map((atATime) => (isShown(atATime) ? 'shown' : 'away')),
      css.presence,
    );

  if (count === 0) return null;
  return (
    <section
      id={id}
      className={css.carousel}
      aria-roledescription={t('role')}
      aria-label={ariaLabel}
      aria-labelledby={labelledBy}
      {...rotation.regionProps}
    >
      <CarouselControls
        t={t}
        className={classNames(css.bar, ...shownWhere((atATime) => count > atATime))}
        count={count}
        range={range}
        rotation={hasAutoplay ? rotation : undefined}
        isByView={order.isByView}
        isLooping={isLooping}
        onPress={(by) => range && press(firstAfterPress(range, by, { ...order, isLooping }))}
      />
      {/* axe 4.14 allows a focusable scrolling strip if it is a section; a landmark would be one too many. */}
      <section
        {...trackProps}
        className={classNames(css.track, ...classesPerWidth(perWidth, css.slides))}
        role="group"
        aria-label={t('slides')}
        // For autoplay alone, as the APG wants: Orca 43 reads the slides of a page that loads, if a live region gets them.
        aria-live={hasAutoplay ? (range && !rotation.isTurning && !isMoving ? 'polite' : 'off') : undefined}
        // Safari scrolls a strip by keys only if it is a tab stop.
        tabIndex={range && !isMovable ? -1 : 0}
      >
        {slides.map((slide, index) => (
          <div
            key={(isValidElement(slide) && slide.key) || index}
            className={css.slide}
            role="group"
            aria-roledescription={t('slideRole')}
            aria-label={t('position', { slide: index + 1, count })}
            inert={isAway(index)}
          >
            {slide}
          </div>
        ))}
      </section>
      {hasPicker && (
        <div
          className={classNames(css.picker, ...shownWhere((atATime) => atATime === 1 && count > 1))}
          role="group"
          aria-label={t('picker')}
        >
          {slides.map((slide, index) => (
            <button
              key={(isValidElement(slide) && slide.key) || index}
              type="button"
              className={css.pick}
              aria-label={t('inViewOne', { slide: index + 1, count })}
              aria-current={index === (range?.first ?? 0) || undefined}
              onClick={() => press(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
