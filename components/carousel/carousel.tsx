import { Children, isValidElement, type ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { classNames, type AccessibleName } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { CarouselControls } from './carousel-controls.tsx';
import * as css from './carousel.css.ts';
import { carouselTexts } from './carousel.texts.ts';
import { firstAfterPress, type Sight } from './slide-rules.ts';
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
   * How many slides stand side by side: a number, or one for each viewport level, phone first. `[1, 4, 4, 6]` unless told
   * (requirement L-10).
   */
  slidesAtATime?: SlideCount | SlidesByLevel;
  /** How many slides stand side by side on a phone below 550 px; as many as on every phone unless told. */
  slidesWhenNarrow?: SlideCount;
  /** Whether a press moves by one slide, or by as many as are in view. */
  step?: 'slide' | 'view';
  /** After the last slide comes the first. Otherwise the buttons tell that there is an end. */
  isLooping?: boolean;
  /** Shows a button for each slide, where one slide is shown at a time. */
  hasPicker?: boolean;
  /** The slides turn by themselves, from the last to the first. Off unless asked for (decision 7). */
  hasAutoplay?: boolean;
  /** Milliseconds from slide to slide where they turn by themselves: 3000 unless told (requirement L-10). */
  interval?: number;
  /** Milliseconds that a move takes: 500 unless told (requirement L-10). Under reduced motion all moves are jumps. */
  transition?: number;
  /** The id of the region, as a target of links. */
  id?: string;
};

/**
 * Slides side by side on a strip that scrolls. The strip is the browser's own: it works by swipe, wheel and arrow keys
 * before any script comes, and the script adds buttons and words to it. Source: ARIA APG, carousel.
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
  const { sight, isMovable, isAway, isMoving, show, trackProps } = useSlides(count, transition);
  const order = { count, isByView: step === 'view' };
  const rotation = useRotation({
    isAsked: hasAutoplay,
    isMovable,
    interval,
    // Orca 43 does not tell that the name of the button, on which focus stands, has changed.
    onToggle: (isStopped) => announce(t(isStopped ? 'stopped' : 'resumed')),
    onTurn: () => sight && show(firstAfterPress(sight, 1, { ...order, isLooping: true })),
  });

  const wordsOf = ({ first, last }: Sight) =>
    first === last
      ? t('inViewOne', { slide: first + 1, count })
      : t('inView', { first: first + 1, last: last + 1, count });
  /** A press moves, ends the turning, and has said once what is in view then. */
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
        sight={sight}
        rotation={hasAutoplay ? rotation : undefined}
        isByView={order.isByView}
        isLooping={isLooping}
        onPress={(by) => sight && press(firstAfterPress(sight, by, { ...order, isLooping }))}
      />
      {/* axe 4.14 lets a strip that scrolls have focus where its element is a section; as a landmark it would be one too many. */}
      <section
        {...trackProps}
        className={classNames(css.track, ...classesPerWidth(perWidth, css.slides))}
        role="group"
        aria-label={t('slides')}
        // What a press brought is said by the announcer: Orca 43 would read out each slide that comes by too, in pieces.
        aria-live={rotation.isTurning || isMoving ? 'off' : 'polite'}
        // Safari lets nobody scroll a strip by keys that has no place in the tab order.
        tabIndex={sight && !isMovable ? -1 : 0}
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
              aria-current={index === (sight?.first ?? 0) || undefined}
              onClick={() => press(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
