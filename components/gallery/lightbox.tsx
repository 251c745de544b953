import { Close } from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/index.ts';
import { scrollLeftOf } from '../carousel/track.ts';
import { useSlides } from '../carousel/use-slides.ts';
import { icons, type IconShape } from '../icon/index.ts';
import { DialogSurface } from '../modal/dialog-surface.tsx';
import { useTexts } from '../texts/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { FullPicture } from './full-picture.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import { galleryTexts } from './gallery.texts.ts';
import { deedOf } from './lightbox-keys.ts';
import * as css from './lightbox.css.ts';
import { usualMove } from './move-duration.ts';
import { useZoom } from './use-zoom.ts';
import { nextZoom, wholeView } from './zoom-steps.ts';

const lens = 'M10.75 18a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM16 16l5 5M7.75 10.75h6';
const zoomOut = { path: lens } satisfies IconShape;
const zoomIn = { path: `${lens}M10.75 7.75v6` } satisfies IconShape;

export interface LightboxProps {
  pictures: ReadonlyArray<GalleryPicture>;
  /** The picture that it opens with. */
  first: number;
  label: string;
  closesOnBack: boolean;
  /** Milliseconds of a move. */
  moveDuration?: number;
  /** Called with the picture now in view. */
  onShow: (picture: number) => void;
  /** Closes it. */
  onClose: () => void;
}

/** The pictures as large as the window. It is open while mounted. */
export function Lightbox({
  pictures,
  first,
  label,
  closesOnBack,
  moveDuration = usualMove,
  onShow,
  onClose,
}: LightboxProps) {
  const t = useTexts(galleryTexts);
  const count = pictures.length;
  const dialog = useRef<HTMLDialogElement>(null);
  // It has a size only now; check the track before the slides do.
  useLayoutEffect(() => {
    const track = dialog.current?.querySelector<HTMLElement>('[data-lightbox-track]');
    if (track) track.scrollLeft = scrollLeftOf(track, first);
  }, [first]);
  const { range, isAway, show, trackProps } = useSlides(count, moveDuration);
  const current = range?.first ?? first;
  const { zoom, setZoom, pan, stageProps } = useZoom(current);
  const shown = useEffectEvent(onShow);
  useEffect(() => shown(current), [current]);
  const position = t('position', { number: current + 1, count });

  function goTo(wanted: number): void {
    if (wanted < 0 || wanted >= count) return announce(t(wanted < 0 ? 'atStart' : 'atEnd'));
    show(wanted);
    announce(t('shown', { number: wanted + 1, count, alt: pictures[wanted]?.alt ?? '' }));
  }
  function zoomBy(by: 1 | -1): void {
    const next = nextZoom(zoom, by);
    if (next === null) return announce(t(by === 1 ? 'isClosest' : 'isWhole'));
    setZoom(next);
    announce(t('zoomed', { percent: Number(next) * 100 }));
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Browsers zoom the whole page by plus and minus with Ctrl.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const deed = deedOf(event.key, { isZoomed: zoom !== wholeView, isMirrored });
    if (!deed) return;
    event.preventDefault();
    if (deed.kind === 'pan') pan(deed.x, deed.y);
    else if (deed.kind === 'zoom') zoomBy(deed.by);
    else goTo(deed.kind === 'go' ? current + deed.by : deed.end === 'first' ? 0 : count - 1);
  }

  return (
    <DialogSurface
      isOpen
      ref={dialog}
      onClose={onClose}
      closesOnBack={closesOnBack}
      className={css.lightbox}
      aria-label={label}
      // Keys of the whole window, beside a button for each.
      onKeyDown={onKeyDown}
    >
      <div className={css.bar}>
        <p className={css.position} aria-hidden="true">
          {count > 1 && position}
        </p>
        <Tooltip text={t('zoomOut')} kind="name">
          <IconButton
            icon={zoomOut}
            label={t('zoomOut')}
            unavailableReason={nextZoom(zoom, -1) === null ? t('isWhole') : undefined}
            onClick={() => zoomBy(-1)}
          />
        </Tooltip>
        <Tooltip text={t('zoomIn')} kind="name">
          <IconButton
            icon={zoomIn}
            label={t('zoomIn')}
            unavailableReason={nextZoom(zoom, 1) === null ? t('isClosest') : undefined}
            onClick={() => zoomBy(1)}
          />
        </Tooltip>
        <Tooltip text={t('close')} kind="name">
          <Close asChild>
            <IconButton icon={icons.close} label={t('close')} data-initial-focus="" />
          </Close>
        </Tooltip>
      </div>
      {count > 1 && (
        <div className={css.arrows}>
          <Tooltip text={t('previous')} kind="name">
            <IconButton
              icon={icons.chevronLeft}
              label={t('previous')}
              unavailableReason={current === 0 ? t('atStart') : undefined}
              onClick={() => goTo(current - 1)}
            />
          </Tooltip>
          <Tooltip text={t('next')} kind="name">
            <IconButton
              icon={icons.chevronRight}
              label={t('next')}
              unavailableReason={current === count - 1 ? t('atEnd') : undefined}
              onClick={() => goTo(current + 1)}
            />
          </Tooltip>
        </div>
      )}
      <section
        {...trackProps}
        className={css.track}
        role="group"
        aria-label={t('pictures')}
        data-lightbox-track=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        {pictures.map((picture, index) => {
          const isCurrent = index === current;
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- plus and minus do the same
            <section
              key={picture.id}
              className={css.stage}
              role="group"
              aria-roledescription={t('pictureRole')}
              aria-label={t('position', { number: index + 1, count })}
              inert={isAway(index)}
              data-zoomed={isCurrent && zoom !== wholeView ? '' : undefined}
              // An enlarged picture scrolls; otherwise focus that a press has brought here may stay.
              tabIndex={isCurrent && zoom !== wholeView ? 0 : -1}
              {...(isCurrent && stageProps)}
            >
              <div className={css.frame[isCurrent ? zoom : wholeView]}>
                <FullPicture source={picture.source} alt={picture.alt} zoom={isCurrent ? Number(zoom) : 1} />
              </div>
            </section>
          );
        })}
      </section>
    </DialogSurface>
  );
}
