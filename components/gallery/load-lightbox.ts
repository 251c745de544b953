import type { FunctionComponent } from 'react';
import type { LightboxProps } from './lightbox.tsx';
// Its styles come with the gallery's: a page's styles are those of what it imports at once.
import './lightbox.css.ts';

/* The lightbox is loaded at the first press: most visitors never enlarge a picture. */

let loading: Promise<void> | undefined;
let loaded: FunctionComponent<LightboxProps> | null = null;

/** The lightbox; null until it is loaded. */
export const loadedLightbox = () => loaded;

/** Loads it once. @throws where its code does not come; the next call tries again */
export const loadLightbox = (): Promise<void> =>
  (loading ??= import('./lightbox.tsx').then(
    ({ Lightbox }) => void (loaded = Lightbox),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
