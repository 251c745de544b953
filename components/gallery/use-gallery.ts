import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSlides } from '../carousel/use-slides.ts';

/**
 * Which picture is in view, and which one the lightbox shows. Announces a chosen picture at once, one to which the
 * track was scrolled by keys when it stands.
 *
 * @param duration milliseconds of a move
 * @param onSay announces a picture
 */
export function useGallery(count: number, duration: number, onSay: (picture: number) => void) {
  const gallery = useRef<HTMLElement>(null);
  const { range, isAway, show, trackProps } = useSlides(count, duration);
  const current = range?.first;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const returnTo = useRef<number | null>(null);

  const before = useRef(current);
  const say = useEffectEvent(onSay);
  useEffect(() => {
    const last = before.current;
    before.current = current;
    if (current === undefined || last === undefined || current === last) return;
    if (document.activeElement === trackProps.ref.current) say(current);
  }, [current, trackProps.ref]);

  useEffect(() => {
    if (enlarged !== null || returnTo.current === null) return;
    const links = gallery.current?.querySelectorAll<HTMLElement>('[data-enlarge]');
    links?.[returnTo.current]?.focus({ preventScroll: true });
    returnTo.current = null;
  }, [enlarged]);

  return {
    galleryRef: gallery,
    current,
    isAway,
    trackProps,
    choose(picture: number) {
      show(picture);
      onSay(picture);
    },
    enlarged,
    enlarge: setEnlarged,
    /** The gallery follows the lightbox: the focus target on closing must be in reach by then, or Orca 43 is silent. */
    follow(picture: number) {
      returnTo.current = picture;
      if (picture !== current) show(picture);
    },
    closeLightbox: () => setEnlarged(null),
  };
}
