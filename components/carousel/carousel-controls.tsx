import { Button, IconButton } from '../button/index.ts';
import { icons, type IconShape } from '../icon/index.ts';
import type { Translate } from '../texts/index.ts';
import * as css from './carousel.css.ts';
import type { carouselTexts } from './carousel.texts.ts';
import type { VisibleRange } from './slide-rules.ts';
import type { useRotation } from './use-rotation.ts';

const pause = { path: 'M9 6v12M15 6v12' } satisfies IconShape;
const play = { path: 'M8 5.5v13l10.5-6.5z' } satisfies IconShape;

interface CarouselControlsProps {
  t: Translate<typeof carouselTexts.pl>;
  className: string | undefined;
  count: number;
  /** Undefined until measured; a carousel starts at its first slide. */
  range: VisibleRange | undefined;
  /** Omitted without autoplay. */
  rotation: ReturnType<typeof useRotation> | undefined;
  isByView: boolean;
  isLooping: boolean;
  onPress: (by: 1 | -1) => void;
}

/** The visible range; the autoplay button, first in the tab order; the two arrows. */
export function CarouselControls(props: CarouselControlsProps) {
  const { t, className, count, range, rotation, isByView, isLooping, onPress } = props;
  const { first = 0, last } = range ?? {};
  const rangeText = (from: number, to: number) =>
    from === to ? t('position', { slide: from, count }) : t('counter', { first: from, last: to, count });
  return (
    <div className={className}>
      {/* Screen readers get this from the slides' groups. */}
      <p className={css.counter} aria-hidden="true">
        <span className={css.counterRoom}>{t('counter', { first: count, last: count, count })}</span>
        <span className={css.counterText}>{last !== undefined && rangeText(first + 1, last + 1)}</span>
      </p>
      <div className={css.controls}>
        {rotation && (
          <span className={css.rotation}>
            <Button {...rotation.buttonProps} tone="text" icon={rotation.isStopped ? play : pause}>
              <span className={css.rotationName}>{t(rotation.isStopped ? 'resume' : 'stop')}</span>
            </Button>
          </span>
        )}
        <span className={css.arrows}>
          <IconButton
            icon={icons.chevronLeft}
            label={t(isByView ? 'previousView' : 'previous')}
            unavailableReason={!isLooping && first === 0 ? t('atStart') : undefined}
            onClick={() => onPress(-1)}
          />
          <IconButton
            icon={icons.chevronRight}
            label={t(isByView ? 'nextView' : 'next')}
            unavailableReason={!isLooping && last === count - 1 ? t('atEnd') : undefined}
            onClick={() => onPress(1)}
          />
        </span>
      </div>
    </div>
  );
}
