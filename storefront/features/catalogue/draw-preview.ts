/** A separate entry, for the command that encodes the demo's pictures. */
export { drawPreview } from './server/pictures/draw-preview.ts';
