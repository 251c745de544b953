/** The scale of a picture, relative to the whole view. */
export const zoomSteps = ['1', '1.5', '2', '3', '4'] as const;
export type Zoom = (typeof zoomSteps)[number];

/** The picture as a whole, and what a press on it enlarges it to. */
export const wholeView: Zoom = '1';
export const pressedView: Zoom = '2';

/** The next step closer (1) or farther (-1); null where there is none. */
export const nextZoom = (zoom: Zoom, by: 1 | -1): Zoom | null => zoomSteps[zoomSteps.indexOf(zoom) + by] ?? null;
