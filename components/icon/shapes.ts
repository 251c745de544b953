import type { IconShape } from './icon-shape.ts';

/*
 * The icon set: paths on a grid of 24, drawn with a stroke of 1.5, round caps and joins, no fill
 * (design language, section 5). One constant an icon, so that a page loads only the icons that it shows.
 */

export const alertOctagon = {
  path: 'M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2zM12 8v4.75M12 16v.01',
} satisfies IconShape;
export const alertTriangle = { path: 'M12 4 2.75 20h18.5zM12 10v4.5M12 17.25v.01' } satisfies IconShape;
export const arrowDown = { path: 'M12 4v16m6-6-6 6-6-6' } satisfies IconShape;
export const arrowLeft = { path: 'M20 12H4m6-6-6 6 6 6' } satisfies IconShape;
export const arrowRight = { path: 'M4 12h16m-6-6 6 6-6 6' } satisfies IconShape;
export const arrowUp = { path: 'M12 20V4m6 6-6-6-6 6' } satisfies IconShape;
export const bag = { path: 'M4.75 8.5h14.5L20.5 20.5h-17zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5' } satisfies IconShape;
export const bell = { path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4' } satisfies IconShape;
export const calendar = { path: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4' } satisfies IconShape;
export const camera = {
  path: 'M3.5 7.5h4l1.5-3h6l1.5 3h4v12h-17zM12 16.75a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
} satisfies IconShape;
export const capsLock = { path: 'm12 3.5 7.5 8H15.5v5h-7v-5H4.5zM8.5 20h7' } satisfies IconShape;
export const check = { path: 'm4.5 12.75 5 5 10-11' } satisfies IconShape;
export const checkCircle = {
  path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.25l2.75 2.75L16 9.5',
} satisfies IconShape;
export const chevronDown = { path: 'm6 9 6 6 6-6' } satisfies IconShape;
export const chevronLeft = { path: 'm15 5.5-6.5 6.5 6.5 6.5' } satisfies IconShape;
export const chevronRight = { path: 'm9 5.5 6.5 6.5L9 18.5' } satisfies IconShape;
export const chevronUp = { path: 'm6 15 6-6 6 6' } satisfies IconShape;
export const clock = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2.5' } satisfies IconShape;
export const close = { path: 'm5 5 14 14M19 5 5 19' } satisfies IconShape;
export const compare = {
  path: 'M12 4v16M8 20h8M4.5 6.5h15M6 6.5 3 13.5a3 3 0 0 0 6 0zM18 6.5l-3 7a3 3 0 0 0 6 0z',
} satisfies IconShape;
export const external = { path: 'M10 5H4.5v14.5H19V14M13.5 4.5h6v6m0-6-9 9' } satisfies IconShape;
export const eye = {
  path: 'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
} satisfies IconShape;
export const eyeOff = {
  path: 'm4 4 16 16M9.9 5.8a9 9 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.4A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
} satisfies IconShape;
export const file = { path: 'M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5' } satisfies IconShape;
export const filter = {
  path: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM9 19.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
} satisfies IconShape;
export const gable = { path: 'm1 17.5 11-10 11 10' } satisfies IconShape;
export const heart = {
  path: 'M12 20.25S3.25 15 3.25 9.25A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 8.75 2.45C20.75 15 12 20.25 12 20.25z',
} satisfies IconShape;
export const info = { path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.75v.01' } satisfies IconShape;
export const lock = { path: 'M5 10.5h14v10H5zM8.25 10.5V7.25a3.75 3.75 0 0 1 7.5 0v3.25' } satisfies IconShape;
export const menu = { path: 'M4 7h16M4 12h16M4 17h16' } satisfies IconShape;
export const minus = { path: 'M5 12h14' } satisfies IconShape;
export const parcelLocker = {
  path: 'M4 3.5h16v17H4zM12 3.5v17M4 9.2h8M4 14.9h8M12 7.75h8M12 12h8M12 16.25h8M9.5 6.4v.01M9.5 12v.01M9.5 17.7v.01',
} satisfies IconShape;
export const phone = { path: 'M7 2.5h10v19H7zM11 18.5h2' } satisfies IconShape;
export const pin = {
  path: 'M12 21.5s7-6.75 7-11.75a7 7 0 0 0-14 0c0 5 7 11.75 7 11.75zM12 12.25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
} satisfies IconShape;
export const plus = { path: 'M5 12h14M12 5v14' } satisfies IconShape;
export const returnArrow = { path: 'M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H8' } satisfies IconShape;
export const search = {
  path: 'M10.75 18a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5zM16 16l5 5',
} satisfies IconShape;
export const send = { path: 'M21 3 3 10.5l7 3.5 3.5 7zM10 14l4.5-4.5' } satisfies IconShape;
export const star = {
  path: 'm12 3.25 2.6 5.6 6.15.75-4.55 4.2 1.2 6.05L12 16.85l-5.4 3 1.2-6.05L3.25 9.6l6.15-.75z',
  isFilled: true,
} satisfies IconShape;
/** The left half is filled; the right edge is drawn there and back, so that it encloses nothing to fill. */
export const starHalf = {
  path: 'M12 3.25 9.4 8.85l-6.15.75 4.55 4.2-1.2 6.05 5.4-3zM12 3.25l2.6 5.6 6.15.75-4.55 4.2 1.2 6.05-5.4-3 5.4 3-1.2-6.05 4.55-4.2-6.15-.75z',
  isFilled: true,
} satisfies IconShape;
export const starOutline = {
  path: 'm12 3.25 2.6 5.6 6.15.75-4.55 4.2 1.2 6.05L12 16.85l-5.4 3 1.2-6.05L3.25 9.6l6.15-.75z',
} satisfies IconShape;
export const trash = { path: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' } satisfies IconShape;
export const truck = {
  path: 'M2.5 5.5h11.5v11H2.5zM14 9.5h4.5l3 3.5v3.5H14M6.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
} satisfies IconShape;
export const upload = { path: 'M4 15v5h16v-5M12 15V4m-5 5 5-5 5 5' } satisfies IconShape;
export const user = {
  path: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3-6 7.5-6s7.5 2 7.5 6',
} satisfies IconShape;
